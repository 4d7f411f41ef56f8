import { useEffect, useState } from 'react';
import { ownRelease } from '../platform/own-release.ts';
import { askServiceWorker, onOtherServiceWorker } from '../platform/service-worker.ts';

/**
 * Gives the function that takes the reader to a newer release, once there is one. Nothing changes before it is called:
 * a newer worker waits. It need not where the page has come from the newer release already, and no other page is open.
 */
export function useUpdate(registration: ServiceWorkerRegistration | undefined): (() => void) | undefined {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    if (registration === undefined) return;
    const compare = async (worker: ServiceWorker | null) => {
      if (worker === null) return;
      const { release } = await askServiceWorker(worker, { kind: 'status', release: ownRelease() });
      if (release !== ownRelease()) setIsOffered(true);
      else if (worker === registration.waiting)
        void askServiceWorker(worker, { kind: 'take-over', onlyIfAlone: true });
    };
    const onUpdateFound = () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') void compare(worker);
      });
    };
    registration.addEventListener('updatefound', onUpdateFound);
    onUpdateFound();
    void compare(registration.waiting);
    // The reader has asked for the update in another tab. This one goes on as it is, and may follow.
    const stopListening = onOtherServiceWorker(() => void compare(registration.active));
    return () => {
      registration.removeEventListener('updatefound', onUpdateFound);
      stopListening();
    };
  }, [registration]);
  return isOffered && registration !== undefined ? () => update(registration) : undefined;
}

/** Has the newer worker take over, then loads the page from the newer release, once. */
function update({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) {
    window.location.reload();
    return;
  }
  const stopListening = onOtherServiceWorker(() => {
    stopListening();
    window.location.reload();
  });
  void askServiceWorker(waiting, { kind: 'take-over', onlyIfAlone: false });
}
