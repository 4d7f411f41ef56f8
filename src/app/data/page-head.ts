import { site } from 'derived/site.ts';
import type { PageData } from '../../shared/page-data.ts';

/** The document's title for a page of this title: `Page | Site title`. */
export function documentTitle(title: string): string {
  return `${title} | ${site.title}`;
}

/** The document head of a page, in the form that the router expects. */
export function pageHead(page: PageData | undefined) {
  if (page === undefined) return {};
  return { meta: [{ title: documentTitle(page.title) }, { name: 'description', content: page.description }] };
}
