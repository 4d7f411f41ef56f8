import { useEffect } from 'react';
import { whenIdle } from '../platform/input/idle-or-intent.ts';
import { useLazyModule } from '../platform/recovery/use-lazy-module.ts';

/**
 * Makes the site work without a network, from an idle moment after the start on. Does nothing on the development
 * server, for readers who save data, or in a build without the service worker.
 */
export function Offline() {
  const { module, request } = useLazyModule(() => import('./OfflineControls.tsx'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => {
    if (import.meta.env.PROD && import.meta.env.SITE_OFFLINE) whenIdle(request);
  }, []);
  return module && <module.OfflineControls />;
}
