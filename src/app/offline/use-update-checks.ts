import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Milliseconds between two questions for a new release, at the least. */
const INTERVAL = 10 * 60 * 1000;

/**
 * Asks the server for a new release when the reader comes back to the page or goes to another. The browser does so by
 * itself only when a document is loaded, which need not happen for days.
 */
export function useUpdateChecks(registration: ServiceWorkerRegistration | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (registration === undefined) return;
    let last = performance.now();
    const check = () => {
      if (document.visibilityState === 'hidden' || performance.now() - last < INTERVAL) return;
      last = performance.now();
      registration.update().catch(() => {}); // There is no network: the next question is early enough.
    };
    document.addEventListener('visibilitychange', check);
    const unsubscribe = router.subscribe('onRendered', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      unsubscribe();
    };
  }, [router, registration]);
}
