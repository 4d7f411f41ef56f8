import { lazyRouteComponent } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../platform/input/idle-or-intent.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';

const OfflineControls = lazyRouteComponent(() => import('./OfflineControls.tsx'), 'OfflineControls');

/**
 * Makes the site work without a network, from an idle moment after the start on. Does nothing on the development
 * server, for readers who save data, or in a build without the service worker.
 */
export function Offline() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (import.meta.env.PROD && import.meta.env.SITE_OFFLINE)
      whenIdle(() => startTransition(() => setNeeded(true)));
  }, []);
  if (!isNeeded) return null;
  return (
    <PartBoundary isAsked={false}>
      <OfflineControls />
    </PartBoundary>
  );
}
