import type { SidebarCategory } from '../../shared/site-data.ts';

/**
 * The most pages whose links all stand on every page. A sidebar of more is taken apart, or what a page weighs would
 * grow with the site. `SIDEBAR_LIMIT` sets another number.
 */
const sidebarLimit = readLimit(process.env['SIDEBAR_LIMIT'] || '200');

/** Labels are to the pages of a category as one to about five, so that both cost a page alike. */
const PAGES_PER_LABEL = 5;

/** The most categories whose labels stand on every page; of more, each page names those around its own. */
export const categoryLimit = Math.ceil(sidebarLimit / PAGES_PER_LABEL);

/**
 * Whether every page shows all of the sidebar; else only the category that the page is in, and others' labels. A site of
 * more pages has no page with all of them for print either: no browser lays out thousands of pages as one document.
 */
export function isWholeSidebar(sidebar: readonly SidebarCategory[]): boolean {
  return sidebar.reduce((count, { pages }) => count + pages.length, 0) <= sidebarLimit;
}

function readLimit(value: string): number {
  if (!/^\d+$/.test(value)) {
    throw new Error(`SIDEBAR_LIMIT is "${value}". It must be a number of pages, such as 200.`);
  }
  return Number(value);
}
