import { Outlet } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { showCurrentLink } from '../ui/show-current-link.ts';
import { useWindowEvent } from '../ui/use-event.ts';
import { SidebarCategories } from './SidebarCategories.tsx';
import { rememberOnlyVersion } from './versions.ts';

/** A documentation page beside the sidebar. */
export function DocsLayout() {
  const sidebar = useRef<HTMLElement>(null);
  const showCurrent = () => {
    if (sidebar.current !== null) showCurrentLink(sidebar.current);
  };
  useEffect(showCurrent, []);
  // By then, the router has restored the scroll positions of all elements, including the sidebar.
  useWindowEvent('arrived', showCurrent);
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
