import type { DocPageData } from '../../shared/page-data.ts';
import type { SiteData } from '../../shared/site-data.ts';
import { searchIndexFile } from './search-index-file.ts';

/** For tests: a site of no particular library. */
export const testSite: SiteData = {
  title: 'otter',
  tagline: 'Rafts',
  version: '1',
  repository: 'https://git.example',
  locale: { code: 'en', label: 'English', direction: 'ltr' },
  navbar: [],
  footer: [],
  smallPrint: [],
  copyright: '',
  versions: [],
  currentVersion: 'current',
};

/** For tests: a page with this article. */
export function docPage(
  page: Pick<DocPageData, 'slug' | 'title' | 'html'> & Partial<DocPageData>,
): DocPageData {
  return { kind: 'doc', description: '', category: 'Guides', headings: [], ...page };
}

/** For tests: the text of the search index of these pages. */
export function indexText(pages: readonly Parameters<typeof docPage>[0][]): string {
  return searchIndexFile(pages.map(docPage)).content;
}
