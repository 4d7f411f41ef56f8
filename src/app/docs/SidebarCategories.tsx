import { Link } from '@tanstack/react-router';
import { type Category, categoryLimit, isWholeSidebar, sidebar } from 'derived/sidebar.ts';
import { useEffect, useEffectEvent, useId } from 'react';
import type { DocPageData } from '../../shared/page-data.ts';
import type { PageReference } from '../../shared/site-data.ts';
import { parseDocSlug } from '../data/match-page.ts';
import { nearest } from './nearest.ts';
import { useSidebarState } from './sidebar-state.tsx';
import { useCategoryPages } from './use-category-pages.ts';
import { useCurrentDoc } from './use-current-doc.ts';

/** Whether there are too many categories for every page, whose size would grow with the site. */
const hasTooMany = !isWholeSidebar && sidebar.length > categoryLimit;

/**
 * The categories of the documentation with their pages. The current page's category opens on arrival. Of very many, those
 * around it are shown until the reader asks for all.
 */
export function SidebarCategories() {
  const current = useCurrentDoc();
  const { showsAll } = useSidebarState();
  useOpenCategoryOf(current);
  const place = sidebar.findIndex(({ label }) => label === current?.category);
  const shown = hasTooMany && !showsAll ? nearest(sidebar, place, categoryLimit) : sidebar;
  return (
    <>
      <ul>
        {shown.map((category) => (
          <SidebarCategory
            key={category.label}
            category={category}
            own={current?.category === category.label ? current.siblings : undefined}
          />
        ))}
      </ul>
      {hasTooMany && <AllCategories />}
    </>
  );
}

/** Shows all categories; without scripts, leads to the list of all pages. */
function AllCategories() {
  const { showsAll, setShowsAll } = useSidebarState();
  return (
    <p className="sidebar-category">
      <button
        type="button"
        className="needs-js"
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
      >
        All {sidebar.length} sections
      </button>
      <Link to="/search" className="sidebar-link without-js">
        All pages
      </Link>
    </p>
  );
}

interface SidebarCategoryProps {
  readonly category: Category;
  /** The pages of the category as the current page's data names them; undefined where it does not. */
  readonly own: readonly PageReference[] | undefined;
}

function SidebarCategory({ category, own }: SidebarCategoryProps) {
  const { isOpen, setOpen } = useSidebarState();
  const list = useId();
  const open = isOpen(category.label);
  const pages = useCategoryPages(category, own, open);
  return (
    <li className="sidebar-category">
      <p className="sidebar-label">
        {pages === undefined ? <PageLink slug={category.first} title={category.label} /> : category.label}
      </p>
      <button
        type="button"
        className="needs-js"
        aria-expanded={open}
        aria-controls={pages && list}
        onClick={() => setOpen(category.label, !open)}
      >
        {category.label}
      </button>
      {pages && (
        <ul id={list} hidden={!open}>
          {pages.map(({ slug, title }) => (
            <li key={slug}>
              <PageLink slug={slug} title={title} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function PageLink({ slug, title }: PageReference) {
  const known = parseDocSlug(slug);
  if (known === undefined) return null;
  return (
    <Link
      to="/docs/$"
      params={{ _splat: known }}
      activeOptions={{ exact: true, includeSearch: false }}
      className="sidebar-link"
    >
      {title}
    </Link>
  );
}

function useOpenCategoryOf(current: DocPageData | undefined): void {
  const { setOpen } = useSidebarState();
  const openCategory = useEffectEvent((category: string) => setOpen(category, true));
  useEffect(() => {
    if (current !== undefined) openCategory(current.category);
  }, [current]);
}
