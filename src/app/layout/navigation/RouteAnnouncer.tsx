import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { announce } from '../../platform/document/live-region.ts';
import { pageFailed } from '../../platform/signals.ts';
import { arriveAt, hashTarget, missingSection, returnToError, revealTarget } from '../../ui/arrival.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Notice } from '../../ui/Notice.tsx';

/**
 * Announces navigation: moves the focus to the new page's heading or to the hash's target, and announces the title. The
 * router does neither (TanStack/router#918). An error in a page's place is announced in the same way, and so is the page
 * that comes after it. A link to a section that the page lacks gets a notice.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    // Returns the sentence that is shown, if a section is missing.
    const checkSection = (hash: string) => {
      const section = missingSection(hash);
      const text = section === undefined ? undefined : `There is no section “${section}” on this page.`;
      setNotice(text);
      return text;
    };
    const initial = checkSection(router.state.location.hash);
    if (initial !== undefined) announce(initial);

    let failure: unknown;
    const endFailures = pageFailed.subscribe(({ error, isTextKept }) => {
      // The router renders the old error once more while the page is tried again.
      const isRepeated = isTextKept ? failure !== undefined : error === failure;
      failure = error;
      if (isRepeated) return returnToError();
      // The reader may be in the text already, and an alert announces itself.
      if (isTextKept) return;
      announce(arriveAt('', []));
      setNotice(undefined);
    });
    // Before the router scrolls to the target or restores a position.
    const endRevealing = router.subscribe('onResolved', ({ toLocation }) => {
      revealTarget(toLocation.hash);
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
        const missing = checkSection(toLocation.hash);
        const said = [...(isOtherPage ? [title] : []), ...(missing === undefined ? [] : [missing])];
        if (said.length > 0) announce(said.join('. '));
      },
    );
    return () => {
      endFailures();
      endRevealing();
      unsubscribe();
    };
  }, [router]);
  return (
    <>
      <LiveRegion />
      {notice && <Notice label="Section not found" text={notice} onDismiss={() => setNotice(undefined)} />}
    </>
  );
}

/** Whether an error is shown in a page's place; the error component announces itself. */
function showsError(): boolean {
  return document.querySelector('[data-page-error]') !== null;
}
