import { Outlet, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { showCurrentLink } from '../ui/show-current-link.ts';
import { SidebarCategories } from './SidebarCategories.tsx';
import { rememberOnlyVersion } from './versions.ts';

/** A documentation page beside the sidebar. */
export function DocsLayout() {
  const sidebar = useRef<HTMLElement>(null);
  useCurrentInView(sidebar);
  useEffect(rememberOnlyVersion, []);
  return (
    <div className="docs">
      <nav ref={sidebar} className="sidebar" aria-label="Docs">
        <SidebarCategories />
      </nav>
      <Outlet />
    </div>
  );
}

/** Scrolls the sidebar, and nothing else, to the link of the current page when the page changes. */
function useCurrentInView(sidebar: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    const show = () => {
      if (sidebar.current !== null) showCurrentLink(sidebar.current);
    };
    show();
    // The router has restored the scroll positions of all elements, including the sidebar, when it calls this.
    return router.subscribe('onRendered', show);
  }, [sidebar, router]);
}
