import type { DocPageData } from '../../shared/page-data.ts';
import type { ArticleSection } from '../markdown/page/facts.ts';
import type { Site } from '../site/site.ts';
import { currentDocs } from '../site/site-model.ts';

/** A section of a page with the headings that lead to it. */
export interface PageSection extends ArticleSection {
  /** The headings above it, from the outermost, without the page's title. */
  readonly path: readonly string[];
}

/** The fields of a page that search shows. */
export type SearchedPage = Pick<DocPageData, 'id' | 'path' | 'title' | 'description' | 'category' | 'badge'>;

/** A page for the search. */
export interface SearchablePage {
  readonly page: SearchedPage;
  /** In document order; the first is the page itself, with its description and the text above the first heading. */
  readonly sections: readonly PageSection[];
}

/** Splits a page into sections for the search. */
export function searchablePage(page: SearchedPage, article: readonly ArticleSection[]): SearchablePage {
  const open: ArticleSection[] = [];
  const sections = article.map((section): PageSection => {
    while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
    const path = open.flatMap(({ name }) => (name === '' ? [] : [name]));
    // An entry contains no other sections: the next one of its table has the same level and replaces it.
    open.push(section);
    if (section.kind !== 'start') return { ...section, path };
    return { ...section, path, text: `${page.description}\n${section.text}`.trim() };
  });
  return { page, sections };
}

/** Returns the documentation pages of the current version for the search, in reading order. */
export function searchablePages(site: Site): readonly SearchablePage[] {
  return currentDocs(site.model).map((page) => searchablePage(page.fields, site.facts(page)?.sections ?? []));
}
