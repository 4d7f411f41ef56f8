import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withoutSlash } from '../../../shared/page-path.ts';
import { isHydrated, whenHydrated } from '../../platform/document/hydration.ts';
import { announce } from '../../platform/document/live-region.ts';
import {
  arriveAt,
  hashTarget,
  missingSection,
  movedSection,
  returnToError,
  revealTarget,
  shownSection,
} from '../../ui/arrival.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useRouterEvent } from '../../ui/use-router-event.ts';

/**
 * Announces navigation: moves the focus to the new page's heading or to the hash's target, and announces the title. The
 * router does neither (TanStack/router#918). An error in a page's place is announced in the same way, and so is the page
 * that comes after it. A link to a section that the page lacks gets a notice, or leads to the page that has it now.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [notice, setNotice] = useState<string>();
  const failure = useRef<unknown>(undefined);
  const isReturn = useIsReturn();
  /** Returns whether the reader is sent to the page that has the section of a hash now. */
  const leaveForMovedSection = (hash: string) => {
    const section = missingSection(hash);
    const moved = section === undefined ? undefined : movedSection(section, router.state.matches);
    if (moved !== undefined) void router.navigate({ href: moved, replace: true });
    return moved !== undefined;
  };
  /** Shows a sentence if the page lacks the section of a hash, and returns it. */
  const checkSection = (hash: string) => {
    const section = missingSection(hash);
    const text =
      section === undefined ? undefined : `There is no section “${shownSection(section)}” on this page.`;
    setNotice(text);
    return text;
  };
  const onStart = useEffectEvent(() => {
    const { hash } = router.state.location;
    const missing = leaveForMovedSection(hash) ? undefined : checkSection(hash);
    if (missing !== undefined) announce(missing);
  });
  useEffect(() => {
    // Earlier, another page would contradict the server's HTML of the parts that React has not taken over yet.
    if (isHydrated()) onStart();
    else whenHydrated(() => onStart());
  }, []);
  useEffect(() => {
    const onFailure = ({ detail: { error, isTextKept } }: WindowEventMap['page-failed']) => {
      // The router renders the old error once more while the page is tried again.
      const isRepeated = isTextKept ? failure.current !== undefined : error === failure.current;
      failure.current = error;
      if (isRepeated) return returnToError();
      // The reader may be in the text already, and an alert announces itself.
      if (isTextKept) return;
      announce(arriveAt('', []));
      setNotice(undefined);
    };
    window.addEventListener('page-failed', onFailure);
    return () => window.removeEventListener('page-failed', onFailure);
  }, []);
  // Before the router scrolls to the target or restores a position.
  useRouterEvent('onResolved', ({ toLocation }) => {
    revealTarget(toLocation.hash);
  });
  useRouterEvent('onRendered', ({ fromLocation, toLocation: { pathname, hash }, hashChanged }) => {
    // The router takes the same address without the slash at its end for another page.
    const pathChanged = withoutSlash(fromLocation?.pathname ?? '') !== withoutSlash(pathname);
    // The router would keep the scroll position of the former page.
    if (pathChanged && !isReturn() && hash !== '' && hashTarget(hash) === null) window.scrollTo(0, 0);
    if (fromLocation === undefined || showsError()) return;
    const hasRecovered = failure.current !== undefined && !pathChanged;
    failure.current = undefined;
    const isOtherPage = pathChanged || hasRecovered;
    // The router restores the scroll position that the error had.
    if (hasRecovered) hashTarget(hash)?.scrollIntoView();
    if (!isOtherPage && !hashChanged) return;
    if (leaveForMovedSection(hash)) return;
    const title = arriveAt(hash, router.state.matches);
    const missing = checkSection(hash);
    const said = [isOtherPage ? title : undefined, missing].filter((text) => text !== undefined);
    if (said.length > 0) announce(said.join('. '));
  });
  return (
    <>
      <LiveRegion />
      {notice && <Notice label="Section not found" text={notice} onDismiss={() => setNotice(undefined)} />}
    </>
  );
}

/** Returns the function that tells whether the last navigation went back or forward, to a position that is restored. */
function useIsReturn(): () => boolean {
  const router = useRouter();
  const last = useRef('');
  useEffect(
    () =>
      router.history.subscribe(({ action }) => {
        last.current = action.type;
      }),
    [router],
  );
  return () => !['', 'PUSH', 'REPLACE'].includes(last.current);
}

/** Whether an error is shown in a page's place; the error component announces itself. */
function showsError(): boolean {
  return document.querySelector('[data-page-error]') !== null;
}
