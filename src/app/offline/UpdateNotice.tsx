import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../platform/document/live-region.ts';
import { ownRelease } from '../platform/document/page-document.ts';
import { mayPrefetch } from '../platform/network/connection.ts';
import { askServiceWorker, onOtherServiceWorker } from '../platform/network/service-worker.ts';
import { Notice } from '../ui/Notice.tsx';

const TEXT = 'A new version of this site is ready.';

/** Offers a newer release. A reader who dismisses the offer gets that release with the next visit. */
export function UpdateNotice({ onAccept }: { readonly onAccept: () => void }) {
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => announce(TEXT), []);
  if (isDismissed) return null;
  return (
    <Notice label="Update" text={TEXT} onDismiss={() => setIsDismissed(true)}>
      <button type="button" className="button" onClick={onAccept}>
        Reload
      </button>
    </Notice>
  );
}

/** Milliseconds that the active worker may take to answer; the kill-switch worker never answers. */
const ANSWER_TIMEOUT_MS = 1000;

/**
 * Returns the function that loads a newer release, once there is one. The newer worker waits until it is called, unless
 * the page has come from the newer release already and no other page is open.
 */
export function useUpdate(registration: ServiceWorkerRegistration | undefined): (() => void) | undefined {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    if (registration === undefined) return;
    const compare = async (worker: ServiceWorker | null) => {
      if (worker === null) return;
      const { release } = await askServiceWorker(worker, { kind: 'status', release: ownRelease() });
      if (release !== ownRelease()) setIsOffered(true);
      else if (worker === registration.waiting) void takeOver(registration, { onlyIfAlone: true });
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
    // The reader has accepted the update in another tab. This tab stays as it is and offers the update too.
    const stopListening = onOtherServiceWorker(() => void compare(registration.active));
    return () => {
      registration.removeEventListener('updatefound', onUpdateFound);
      stopListening();
    };
  }, [registration]);
  return isOffered && registration !== undefined ? () => update(registration) : undefined;
}

/** Activates the newer worker, then loads the page from the newer release, once. */
function update(registration: ServiceWorkerRegistration): void {
  if (registration.waiting === null) {
    window.location.reload();
    return;
  }
  const stopListening = onOtherServiceWorker(() => {
    stopListening();
    window.location.reload();
  });
  void takeOver(registration, { onlyIfAlone: false });
}

/**
 * Activates the waiting worker once the active one has answered. If the active worker is still starting when the other
 * takes over, Chromium never releases it and the pages of the site no longer load (seen with Chromium 150).
 */
async function takeOver(
  { active, waiting }: ServiceWorkerRegistration,
  options: { readonly onlyIfAlone: boolean },
): Promise<void> {
  const answered = active && askServiceWorker(active, { kind: 'status', release: undefined });
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS))]);
  if (waiting !== null) await askServiceWorker(waiting, { kind: 'take-over', ...options });
}

/** The least number of milliseconds between two checks for a new release. */
const CHECK_INTERVAL_MS = 10 * 60 * 1000;

/**
 * Checks for a new release when the reader returns to the page or navigates, unless the reader saves data. The browser
 * itself checks only when a document is loaded, which may not happen for days.
 */
export function useUpdateChecks(registration: ServiceWorkerRegistration | undefined): void {
  const last = useRef(performance.now());
  const check = () => {
    const isDue = performance.now() - last.current >= CHECK_INTERVAL_MS;
    if (registration === undefined || document.visibilityState === 'hidden' || !isDue || !mayPrefetch())
      return;
    last.current = performance.now();
    registration.update().catch(() => {}); // There is no network: the next check is early enough.
  };
  const onSign = useEffectEvent(check);
  useEffect(() => {
    const listener = () => onSign();
    window.addEventListener('arrived', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('arrived', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
}
