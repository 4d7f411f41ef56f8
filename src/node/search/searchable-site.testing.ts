import { pagePath } from '../../shared/page-path.ts';
import type { SiteData } from '../../shared/site-data.ts';
import { parseHtml } from '../markdown/compile.testing.ts';
import { articleSections } from '../markdown/text/sections.ts';
import { loadSite } from '../site/prepare-site.ts';
import { searchIndexText } from './offline-index.ts';
import { type SearchablePage, type SearchedPage, searchablePage, searchablePages } from './page-sections.ts';

/** For tests: returns this site and its pages for the search, which are compiled once for all files of a worker. */
export function ownSite(): ReturnType<typeof loadOwnSite> {
  own ??= loadOwnSite();
  return own;
}
let own: ReturnType<typeof loadOwnSite> | undefined;

async function loadOwnSite() {
  const { site } = await loadSite(process.cwd());
  return { site, pages: searchablePages(site) };
}

/** For tests: a site of no particular library. */
export const testSite: SiteData = {
  title: 'otter',
  tagline: 'Rafts',
  repository: 'https://git.example',
  locale: { code: 'en', label: 'English', direction: 'ltr' },
  navbar: [],
  footer: [],
  smallPrint: [],
  searchStart: [],
  searchExamples: [],
  copyright: '',
  versions: [{ name: 'current', label: 'Next', version: '0.2.0', mainPage: 'overview' }],
  currentVersion: 'current',
};

/** For tests: returns a page with this article. */
export function docPage({
  slug,
  html,
  ...fields
}: Pick<SearchedPage, 'title'> &
  Partial<SearchedPage> & { readonly slug: string; readonly html: string }): SearchablePage {
  const page = { id: slug, path: pagePath(slug), description: '', category: 'Guides', ...fields };
  return searchablePage(page, articleSections(parseHtml(html)));
}

/** For tests: returns the text of the search index of these pages. */
export function indexText(pages: readonly Parameters<typeof docPage>[0][]): string {
  return searchIndexText(pages.map(docPage));
}
