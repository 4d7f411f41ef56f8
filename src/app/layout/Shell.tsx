import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { site } from 'derived/site.ts';
import { useEffect, useState } from 'react';
import { SidebarStateProvider } from '../docs/sidebar-state.tsx';
import { followColorMode } from '../platform/document/color-mode.ts';
import { hashTarget } from '../ui/arrival.ts';
import { NoticeStack } from '../ui/Notice.tsx';
import { SkipLink } from '../ui/PageMain.tsx';
import { Announcement } from './Announcement.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { RouteAnnouncer } from './navigation/RouteAnnouncer.tsx';
import { usePrefetchInView } from './navigation/use-prefetch-in-view.ts';

/** The frame around every page. */
export function Shell() {
  useColorModeOfOtherTabs();
  usePrefetchInView();
  useTopWithoutTarget();
  return (
    <SidebarStateProvider>
      <SkipLink />
      <RouteProgress />
      {site.announcement && <Announcement announcement={site.announcement} />}
      <Navbar />
      <Outlet />
      <Footer />
      <NoticeStack />
      <RouteAnnouncer />
    </SidebarStateProvider>
  );
}

/** Milliseconds after which a page that has not arrived gets a progress bar. */
const PROGRESS_DELAY_MS = 200;

/** A bar at the top of the window while a page is loading slowly. */
function RouteProgress() {
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  const late = useDelayedFlag(pending, PROGRESS_DELAY_MS);
  if (!late) return null;
  return <div className="route-progress" role="progressbar" aria-label="Loading page" />;
}

/** Returns true once `value` has been true for `delay` milliseconds. */
function useDelayedFlag(value: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [value, delay]);
  return value && late;
}

/**
 * Scrolls to the top of a page if the link to it names a section that the page does not have. The router would keep the
 * scroll position of the former page. Does nothing on back and forward, which restore a position.
 */
function useTopWithoutTarget(): void {
  const router = useRouter();
  useEffect(() => {
    let isReturn = false;
    const unsubscribeHistory = router.history.subscribe(({ action }) => {
      isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE';
    });
    const unsubscribeRouter = router.subscribe('onRendered', ({ toLocation: { hash }, pathChanged }) => {
      if (pathChanged && !isReturn && hash !== '' && hashTarget(hash) === null) window.scrollTo(0, 0);
    });
    return () => {
      unsubscribeHistory();
      unsubscribeRouter();
    };
  }, [router]);
}

/** Follows the colour mode that the reader chooses in another tab. */
function useColorModeOfOtherTabs(): void {
  useEffect(followColorMode, []);
}
