import { createHash } from 'node:crypto';
import type { DocPageData, PageData } from '../../shared/page-data.ts';
import { offlineIndex } from './offline-index.ts';
import { type SearchablePage, searchablePage } from './page-sections.ts';

/** The file from which offline search works. */
export interface SearchIndexOutput {
  /** Path below the site's root; named after the content, so that browsers may keep it for good. */
  readonly path: string;
  readonly content: string;
}

/** Makes the search index of a site's documentation pages. */
export function searchIndexFile(pages: Iterable<PageData>): SearchIndexOutput {
  const content = JSON.stringify(offlineIndex(searchablePages(pages)));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `assets/search-${hash}.json`, content };
}

/** The documentation pages as search sees them, in reading order. */
export function searchablePages(pages: Iterable<PageData>): readonly SearchablePage[] {
  return [...pages].filter((page): page is DocPageData => page.kind === 'doc').map(searchablePage);
}
