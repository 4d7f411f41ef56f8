import type { Heading } from '../../shared/heading.ts';
import type { DocPageData, PageData, TextPageData } from '../../shared/page-data.ts';

/** Id of the element that holds the page's data without its article. */
export const PAGE_DATA_ID = 'page-data';

/** Attribute of the element whose content is the page's article. */
const ARTICLE_ATTRIBUTE = 'data-article';

/**
 * The page that the server sent, or `undefined` where the document holds none (the not-found page, the dev server).
 * The article travels once, as HTML: it and its headings are read back from there, so call this before anything changes
 * the article.
 */
export function pageFromDocument(): { readonly path: string; readonly page: PageData } | undefined {
  const block = document.getElementById(PAGE_DATA_ID);
  const path = block?.dataset['path'];
  if (block === null || path === undefined) return undefined;
  const article = document.querySelector(`[${ARTICLE_ATTRIBUTE}]`);
  const html = article?.innerHTML ?? '';
  // biome-ignore lint/plugin/no-casts: the build wrote this block into the very document that it is read from
  const page = JSON.parse(block.textContent ?? '') as PageData;
  return {
    path,
    page: hasHeadings(page) ? { ...page, html, headings: headingsOf(article) } : { ...page, html },
  };
}

/** Whether the page's data holds the headings of its article, which the document does not repeat. */
function hasHeadings(page: PageData): page is DocPageData | TextPageData {
  return page.kind === 'doc' || page.kind === 'text';
}

function headingsOf(article: Element | null): readonly Heading[] {
  const headings = article?.querySelectorAll('.heading > :is(h2, h3, h4, h5, h6)') ?? [];
  return Array.from(headings, ({ id, textContent, tagName }) => ({
    id,
    text: textContent,
    level: Number(tagName.slice(1)),
  }));
}

/** Whether the document stands in for a page that is not saved on this device. */
export function standsInForPage(): boolean {
  return 'standsIn' in document.documentElement.dataset;
}

/**
 * The URL of this release's search index, which the build writes into every document: the file's name says what it
 * holds, and only the document knows which one belongs to it.
 */
export function searchIndexUrl(): string | undefined {
  return document.documentElement.dataset['searchIndex'];
}
