import { isWholeSidebar, sidebar } from 'derived/sidebar.ts';
import { site } from 'derived/site.ts';
import { useEffect, useEffectEvent } from 'react';
import { currentVersion, versionOf } from '../../shared/docs-version.ts';
import { PartialSidebar } from './large-site/PartialSidebar.tsx';
import { useCurrentDoc, useDocsVersion } from './sidebar/current-doc.ts';
import { SidebarCategory } from './sidebar/SidebarCategory.tsx';
import { useSidebarState } from './sidebar/sidebar-state.tsx';

/**
 * The categories of the documentation with their pages, of the version that the page belongs to. The current page's
 * category opens on arrival.
 */
export function SidebarCategories() {
  useOpenCategory(useCurrentDoc()?.category);
  const version = useDocsVersion() ?? currentVersion(site);
  const categories = sidebar.filter(
    ({ first, pages }) => versionOf((first ?? pages[0])?.id ?? '', site) === version,
  );
  return (
    // One class for all: on a large site, a page contains a hundred labels, buttons and links of the sidebar.
    <div className="sidebar-categories">
      {isWholeSidebar ? (
        <ul>
          {categories.map(({ label, pages }) => (
            <SidebarCategory key={pages?.[0]?.id} label={label} pages={pages} />
          ))}
        </ul>
      ) : (
        <PartialSidebar categories={categories} />
      )}
    </div>
  );
}

function useOpenCategory(category: string | undefined): void {
  const { setOpen } = useSidebarState();
  const openCategory = useEffectEvent((label: string) => setOpen(label, true));
  useEffect(() => {
    if (category !== undefined) openCategory(category);
  }, [category]);
}
