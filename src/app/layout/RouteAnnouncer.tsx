import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageFailed } from '../platform/signals.ts';
import { arriveAt, hashTarget, returnToError } from '../ui/arrival.ts';
import { announce, LiveRegion } from '../ui/live-region.tsx';

/**
 * Announces navigation: moves the focus to the new page's heading or to the hash's target, and announces the title. The
 * router does neither (TanStack/router#918). An error in a page's place is announced in the same way, and so is the page
 * that comes after it.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  useEffect(() => {
    let failure: unknown;
    const endFailures = pageFailed.subscribe((error) => {
      // The router renders the old error once more while the page is tried again.
      if (error === failure) return returnToError();
      failure = error;
      announce(arriveAt('', []));
    });
    const unsubscribe = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (fromLocation === undefined || showsError()) return;
        const hasRecovered = failure !== undefined && !pathChanged;
        failure = undefined;
        const isOtherPage = pathChanged || hasRecovered;
        // The router restores the scroll position that the error had.
        if (hasRecovered) hashTarget(toLocation.hash)?.scrollIntoView();
        if (!isOtherPage && !hashChanged) return;
        const title = arriveAt(toLocation.hash, router.state.matches);
        if (isOtherPage) announce(title);
      },
    );
    return () => {
      endFailures();
      unsubscribe();
    };
  }, [router]);
  return <LiveRegion />;
}

/** Whether an error is shown in a page's place; the error component announces itself. */
function showsError(): boolean {
  return document.querySelector('[data-page-error]') !== null;
}
