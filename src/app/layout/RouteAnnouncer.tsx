import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { arriveAt, hashTarget, PAGE_FAILURE_EVENT, returnToError } from '../ui/arrival.ts';
import { announce, LIVE_REGION_ID } from '../ui/live-region.ts';

/**
 * Tells screen readers that a new page is there: focus goes to its heading or to the hash's target, and the live
 * region says the title. The router does neither (TanStack/router#918). An error in a page's place is told of in the
 * same way, and so is the page that comes after it.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  useEffect(() => {
    let failure: unknown;
    const onFailure = (event: Event) => {
      const error: unknown = event instanceof CustomEvent ? event.detail : undefined;
      // The router shows the old error anew while the page is tried again: that is no news.
      if (error === failure) return returnToError();
      failure = error;
      announce(arriveAt('', []));
    };
    window.addEventListener(PAGE_FAILURE_EVENT, onFailure);
    const unsubscribe = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (fromLocation === undefined || showsError()) return;
        const hasRecovered = failure !== undefined && !pathChanged;
        failure = undefined;
        const isOtherPage = pathChanged || hasRecovered;
        // The router restores the place that the error was scrolled to.
        if (hasRecovered) hashTarget(toLocation.hash)?.scrollIntoView();
        if (!isOtherPage && !hashChanged) return;
        const title = arriveAt(toLocation.hash, router.state.matches);
        if (isOtherPage) announce(title);
      },
    );
    return () => {
      window.removeEventListener(PAGE_FAILURE_EVENT, onFailure);
      unsubscribe();
    };
  }, [router]);
  return <p id={LIVE_REGION_ID} className="visually-hidden" aria-live="polite" />;
}

/** An error that stands in a page's place has told of itself. */
function showsError(): boolean {
  return document.querySelector('[data-page-error]') !== null;
}
