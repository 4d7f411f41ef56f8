import { createHash } from 'node:crypto';
import { offlineIndex } from './offline-index.ts';
import type { SearchablePage } from './page-sections.ts';

/** The file from which offline search works. */
interface SearchIndexOutput {
  /** Path below the site's root; named after the content, so that browsers may keep it for good. */
  readonly path: string;
  readonly content: string;
}

/** Makes the search index of a site's documentation pages. */
export function searchIndexFile(pages: readonly SearchablePage[]): SearchIndexOutput {
  const content = JSON.stringify(offlineIndex(pages));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `assets/search-${hash}.json`, content };
}
