import { Link, useRouter } from '@tanstack/react-router';
import type { DocSlug } from 'derived/doc-slugs.ts';
import { type Category, categoryLimit, isWholeSidebar, sidebar } from 'derived/sidebar.ts';
import { site } from 'derived/site.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { currentVersion, versionOf } from '../../shared/docs-version.ts';
import type { DocPageData } from '../../shared/page-data.ts';
import type { PageReference } from '../../shared/site-data.ts';
import { pageQuery } from '../data/page-query.ts';
import { useHydrated } from '../platform/document/use-hydrated.ts';
import { DocLink } from '../ui/DocLink.tsx';
import { useCurrentDoc, useDocsVersion } from './current-doc.ts';
import { nearest } from './nearest.ts';
import { useSidebarState } from './sidebar-state.tsx';

/**
 * The categories of the documentation with their pages, of the version that the page belongs to. The current page's
 * category opens on arrival. If there are very many categories, only those around it are shown until the reader
 * requests all, because pages would grow with the site.
 */
export function SidebarCategories() {
  const current = useCurrentDoc();
  const { showsAll } = useSidebarState();
  useOpenCategoryOf(current);
  const version = useDocsVersion() ?? currentVersion(site);
  const all = sidebar.filter((category) => versionOf(firstPage(category), site) === version);
  const hasTooMany = !isWholeSidebar && all.length > categoryLimit;
  const place = all.findIndex(({ label }) => label === current?.category);
  const shown = hasTooMany && !showsAll ? nearest(all, place, categoryLimit) : all;
  return (
    // One class for all: on a large site, a page contains a hundred labels, buttons and links of the sidebar.
    <div className="sidebar-categories">
      <ul>
        {shown.map((category) => (
          <SidebarCategory
            key={firstPage(category)}
            category={category}
            own={current?.category === category.label ? current.siblings : undefined}
          />
        ))}
      </ul>
      {hasTooMany && <AllCategories count={all.length} />}
    </div>
  );
}

/** Returns the id of a category's first page, which belongs to no other category. */
function firstPage({ first, pages }: Category): string {
  return (first ?? pages?.[0])?.id ?? '';
}

/** Shows all categories; without scripts, leads to the list of all pages. */
function AllCategories({ count }: { readonly count: number }) {
  const { showsAll, setShowsAll } = useSidebarState();
  return (
    <p>
      <button type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
        All {count} sections
      </button>
      <Link to="/search" className="without-js">
        All pages
      </Link>
    </p>
  );
}

interface SidebarCategoryProps {
  readonly category: Category;
  /** The pages of the category from the current page's data; undefined if the data does not contain them. */
  readonly own: readonly PageReference<DocSlug>[] | undefined;
}

function SidebarCategory({ category, own }: SidebarCategoryProps) {
  const { isOpen, setOpen } = useSidebarState();
  const list = useId();
  const open = isOpen(category.label);
  const pages = useCategoryPages(category, own, open);
  return (
    <li>
      <p>{pages === undefined && category.first ? <PageLink {...category.first} /> : category.label}</p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={pages && list}
        onClick={() => setOpen(category.label, !open)}
      >
        {category.label}
      </button>
      {pages && (
        <ul id={list} hidden={!open}>
          {pages.map((page) => (
            <li key={page.id}>
              <PageLink {...page} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function PageLink({ id, title, badge, unpublished }: PageReference<DocSlug>) {
  // The badges and their styles come with the app, so that no document has to contain them.
  const isHydrated = useHydrated();
  return (
    <DocLink page={id} data-badge={isHydrated ? badge : undefined}>
      {title}
      {import.meta.env.SITE_PREVIEW && unpublished && (
        <>
          {' '}
          <span className="doc-badge">{unpublished.kind === 'draft' ? 'Draft' : 'Scheduled'}</span>
        </>
      )}
    </DocLink>
  );
}

function useOpenCategoryOf(current: DocPageData | undefined): void {
  const { setOpen } = useSidebarState();
  const openCategory = useEffectEvent((category: string) => setOpen(category, true));
  useEffect(() => {
    if (current !== undefined) openCategory(current.category);
  }, [current]);
}

/**
 * Returns the pages of a category, or undefined until they are known. If the sidebar is too long for every page, each
 * page's data contains the pages of its own category only. For another category that the reader opens, the data of its
 * first page is fetched.
 *
 * @param own the pages of the category from the current page's data; undefined if the data does not contain them
 */
function useCategoryPages(
  { first, pages }: Category,
  own: readonly PageReference<DocSlug>[] | undefined,
  isOpen: boolean,
): readonly PageReference<DocSlug>[] | undefined {
  const { queryClient } = useRouter().options.context;
  const [seen, setSeen] = useState(pages ?? own);
  const known = own ?? seen;
  if (own !== undefined && own !== seen) setSeen(own);

  const wanted = isOpen && known === undefined ? first : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    let isStale = false;
    const accept = (siblings: readonly PageReference<DocSlug>[]) => {
      if (!isStale) setSeen(siblings);
    };
    queryClient.ensureQueryData(pageQuery(wanted.path, 'doc')).then(
      ({ siblings = [] }) => accept(siblings),
      // Offline, or after a new release: only the link to the first page remains, and following it reports the failure.
      () => accept([wanted]),
    );
    return () => {
      isStale = true;
    };
  }, [wanted, queryClient]);
  return known;
}
