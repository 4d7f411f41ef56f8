import { lazy, Suspense } from 'react';
import { useHydrated } from '../platform/document/use-hydrated.ts';
import { whenIdle } from '../platform/input/idle-or-intent.ts';

const UpdateNotice = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const module = await import('./UpdateNotice.tsx').catch(() => undefined);
  // Without the service worker, the page works while there is a network.
  return { default: module?.UpdateNotice ?? (() => null) };
});

/**
 * Makes the site work without a network, from an idle moment after the start on. Does nothing on the development
 * server, for readers who save data, or in a build without the service worker.
 */
export function Offline() {
  const isHydrated = useHydrated();
  if (!isHydrated || !import.meta.env.PROD || !import.meta.env.SITE_OFFLINE) return null;
  return (
    <Suspense>
      <UpdateNotice />
    </Suspense>
  );
}
