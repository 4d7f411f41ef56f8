import { Outlet } from '@tanstack/react-router';
import { site } from 'derived/site.ts';
import { SidebarStateProvider } from '../docs/sidebar-state.tsx';
import { MAIN_ID, SkipLink } from '../ui/PageMain.tsx';
import { Announcement } from './Announcement.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import { useColorModeOfOtherTabs } from './use-color-mode-of-other-tabs.ts';
import { usePrefetchInView } from './use-prefetch-in-view.ts';
import { useTopWithoutTarget } from './use-top-without-target.ts';

/** What surrounds every page. */
export function Shell() {
  useColorModeOfOtherTabs();
  usePrefetchInView();
  useTopWithoutTarget();
  return (
    <SidebarStateProvider>
      <SkipLink target={MAIN_ID} />
      <RouteProgress />
      {site.announcement && <Announcement announcement={site.announcement} />}
      <Navbar />
      <Outlet />
      <Footer />
      <RouteAnnouncer />
    </SidebarStateProvider>
  );
}
