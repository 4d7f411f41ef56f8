import { sidebar } from 'derived/sidebar.ts';
import { site } from 'derived/site.ts';
import { currentVersion, versionOf } from '../../shared/docs-version.ts';
import { useDocsVersion } from './sidebar/current-doc.ts';
import { SidebarCategory } from './sidebar/SidebarCategory.tsx';

/** The categories of the documentation with their pages, of the version that the page belongs to. */
export function SidebarCategories() {
  const version = useDocsVersion() ?? currentVersion(site);
  const categories = sidebar.filter(({ pages }) => versionOf(pages[0]?.id ?? '', site) === version);
  return (
    // One class for all: a page contains dozens of labels, buttons and links of the sidebar.
    <ul className="sidebar-categories">
      {categories.map((category) => (
        <SidebarCategory key={category.pages[0]?.id} {...category} />
      ))}
    </ul>
  );
}
