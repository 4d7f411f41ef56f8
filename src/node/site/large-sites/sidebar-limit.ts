import type { SidebarCategory } from '../../../shared/site-data.ts';
import { readLimit } from './read-limit.ts';

/**
 * The maximum number of pages with the whole sidebar on every page. A larger sidebar is split, because the size of a
 * page must not grow with the site. `SIDEBAR_LIMIT` overrides it.
 */
const sidebarLimit = readLimit('SIDEBAR_LIMIT', 200, 'pages');

/**
 * The ratio of pages to categories at the limits: with one label for about five pages, both lists have a similar size.
 */
const PAGES_PER_LABEL = 5;

/**
 * The maximum number of categories with all labels on every page; if there are more, each page names those around its
 * own.
 */
export const categoryLimit = Math.ceil(sidebarLimit / PAGES_PER_LABEL);

/** Whether every page shows the whole sidebar; otherwise only its own category and the labels of others. */
export function isWholeSidebar(sidebar: readonly SidebarCategory[]): boolean {
  return sidebar.reduce((count, { pages }) => count + pages.length, 0) <= sidebarLimit;
}
