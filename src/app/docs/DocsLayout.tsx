import { Outlet } from '@tanstack/react-router';
import { site } from 'derived/site.ts';
import { useEffect, useRef } from 'react';
import { SidebarCategories } from './SidebarCategories.tsx';
import { useCurrentInView } from './use-current-in-view.ts';
import { rememberVersion } from './version-choice.ts';
import { currentVersion } from './versions.ts';

/** A documentation page with the sidebar beside it. */
export function DocsLayout() {
  const sidebar = useRef<HTMLElement>(null);
  useCurrentInView(sidebar);
  useEffect(() => rememberVersion(currentVersion(site)), []);
  return (
    <div className="docs">
      <nav ref={sidebar} className="sidebar" aria-label="Docs">
        <SidebarCategories />
      </nav>
      <Outlet />
    </div>
  );
}
