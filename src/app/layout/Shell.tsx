import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SidebarStateProvider } from '../docs/sidebar/sidebar-state.tsx';
import { Offline } from '../offline/Offline.tsx';
import { followColorMode } from '../platform/document/color-mode.ts';
import { useDelayedFlag } from '../platform/document/use-delayed-flag.ts';
import { NoticeStack } from '../ui/Notice.tsx';
import { SkipLink } from '../ui/PageMain.tsx';
import { useSiteLinks } from '../ui/SiteLink.tsx';
import { Announcement } from './Announcement.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { Arrivals } from './navigation/Arrivals.tsx';
import { usePrefetchInView } from './navigation/use-prefetch-in-view.ts';

/** The frame around every page. */
export function Shell() {
  // The reader may choose another colour mode in another tab.
  useEffect(followColorMode, []);
  useSiteLinks();
  usePrefetchInView();
  return (
    <SidebarStateProvider>
      <SkipLink />
      <RouteProgress />
      <Announcement />
      <Navbar />
      <Outlet />
      <Footer />
      <NoticeStack />
      <Offline />
      <Arrivals />
    </SidebarStateProvider>
  );
}

const PROGRESS_DELAY_MS = 200;

/** A bar at the top of the window while a page is loading slowly. */
function RouteProgress() {
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  const late = useDelayedFlag(pending, PROGRESS_DELAY_MS);
  if (!late) return null;
  return <div className="route-progress" role="progressbar" aria-label="Loading page" />;
}
