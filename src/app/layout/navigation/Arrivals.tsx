import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withoutSlash } from '../../../shared/page-path.ts';
import { isHydrated, whenHydrated } from '../../platform/document/hydration.ts';
import { announce } from '../../platform/document/live-region.ts';
import { inSiteForm } from '../../platform/document/urls.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Notice } from '../../ui/Notice.tsx';
import {
  focusOn,
  hashTarget,
  isClosed,
  mainHeading,
  reportArrival,
  revealTarget,
} from '../../ui/sections.ts';
import { useRouterEvent, useWindowEvent } from '../../ui/use-event.ts';
import { type Arrival, arrivalAtError, arrivalOf, type Navigation } from './arrival.ts';

/**
 * Takes the reader to the page or the section that a navigation has led to: scrolls where the router does not, moves the
 * focus, names the document and announces it. The router does none of these (TanStack/router#918). An error in a page's
 * place is announced in the same way, and so is the page that comes after it.
 */
export function Arrivals() {
  const router = useRouter();
  const [notice, setNotice] = useState<string>();
  const failure = useRef<unknown>(undefined);
  useBfcacheScroll();

  const perform = (arrival: Arrival, hash: string) => {
    if (arrival.page !== undefined) nameDocument(arrival.page);
    if (arrival.scroll === 'target') revealTarget(hash)?.scrollIntoView();
    if (arrival.focus !== 'kept') focusOn(arrival.focus === 'target' ? hashTarget(hash) : mainHeading());
    setNotice(arrival.notice);
    if (arrival.say !== '') announce(arrival.say);
  };
  const arrive = (from: Navigation['from'], to: Navigation['to'], hasRecovered: boolean) => {
    const { matches } = router.state;
    const arrival = arrivalOf({ from, to, matches }, { ...shownPage(to.hash), hasRecovered });
    if (typeof arrival === 'string') void router.navigate({ href: arrival, replace: true });
    else if (arrival !== undefined) perform(arrival, to.hash);
  };

  const onStart = useEffectEvent(() => arrive(undefined, router.state.location, false));
  useEffect(() => {
    // Earlier, another page would contradict the server's HTML of the parts that React has not taken over yet.
    if (isHydrated()) onStart();
    else whenHydrated(() => onStart());
  }, []);
  useWindowEvent('page-failed', ({ detail: error }) => {
    // The router renders the old error once more while the page is tried again.
    const isRepeated = error === failure.current;
    failure.current = error;
    if (isRepeated) returnToError();
    else perform(arrivalAtError(mainHeading()?.textContent ?? ''), '');
  });
  // Before the router scrolls to the target or restores a position. Without either, it would keep that of the former page.
  useRouterEvent('onResolved', ({ toLocation, pathChanged }) => {
    if (revealTarget(toLocation.hash) === null && pathChanged) window.scrollTo(0, 0);
  });
  // After the router has scrolled, the sidebar too.
  useRouterEvent('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation !== undefined && !showsError()) {
      const isSamePath = withoutSlash(fromLocation.pathname) === withoutSlash(toLocation.pathname);
      const hasRecovered = failure.current !== undefined && isSamePath;
      failure.current = undefined;
      arrive(fromLocation, toLocation, hasRecovered);
    }
    reportArrival({ isOtherPage: pathChanged });
  });
  return (
    <>
      <LiveRegion />
      {notice && <Notice label="Section not found" text={notice} onDismiss={() => setNotice(undefined)} />}
    </>
  );
}

/**
 * Restores the scroll position of a page that comes back from the back/forward cache. Browsers do so themselves, except
 * WebKit while `history.scrollRestoration` is `manual`, which the router needs: there the page would be at its top.
 */
function useBfcacheScroll(): void {
  const place = useRef<ScrollToOptions>({});
  useWindowEvent('pagehide', () => {
    place.current = { left: window.scrollX, top: window.scrollY, behavior: 'instant' };
  });
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(place.current);
  });
}

/** Reads what the document shows for an address with this hash. */
function shownPage(hash: string) {
  const target = hashTarget(hash.split(':~:')[0] ?? '');
  return {
    title: document.title,
    heading: mainHeading()?.textContent ?? '',
    target: target === null ? undefined : isClosed(target) ? 'closed' : 'open',
    hasArticle: document.querySelector('[data-article]') !== null,
    hasFocus: document.activeElement !== document.body,
  } as const;
}

/**
 * Sets the document's title, its description and its canonical link, which browsers share. The link to the former page's
 * markdown goes.
 */
function nameDocument({ title, description }: NonNullable<Arrival['page']>): void {
  document.title = title;
  document.querySelector('[name="description"]')?.setAttribute('content', description);
  const canonical = document.querySelector<HTMLLinkElement>('[rel="canonical"]');
  if (canonical !== null) {
    const path = withoutSlash(window.location.pathname);
    canonical.href = new URL(inSiteForm(path), canonical.href).href;
  }
  document.querySelector('[type="text/markdown"]')?.remove();
}

/** Returns the focus to the button of the error that is shown in a page's place, if it was lost with the former one. */
function returnToError(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-page-error] button')?.focus({ preventScroll: true });
}

/** Whether an error is shown in a page's place; the error component reports itself. */
function showsError(): boolean {
  return document.querySelector('[data-page-error]') !== null;
}
