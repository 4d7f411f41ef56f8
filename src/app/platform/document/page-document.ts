import type { Heading } from '../../../shared/heading.ts';
import type { PageData } from '../../../shared/page-data.ts';
import { PAGE_IDS } from '../../../shared/page-ids.ts';

/**
 * Returns the page that the server sent, or `undefined` if the document contains none (the not-found page, the dev
 * server). The article is sent once, as HTML: it and its headings are read back from the document, so this must be called
 * before anything changes the article.
 */
export function pageFromDocument(): { readonly path: string; readonly page: PageData } | undefined {
  const block = document.getElementById(PAGE_IDS.pageData);
  const path = block?.dataset['path'];
  if (block === null || path === undefined) return undefined;
  const article = document.querySelector('[data-article]');
  const html = article?.innerHTML ?? '';
  // biome-ignore lint/plugin/no-casts: the build wrote this block into the very document that it is read from
  const page = JSON.parse(block.textContent ?? '') as PageData;
  const hasHeadings = page.kind === 'doc' || page.kind === 'text';
  return {
    path,
    page: hasHeadings ? { ...page, html, headings: headingsOf(article) } : { ...page, html },
  };
}

function headingsOf(article: Element | null): readonly Heading[] {
  const headings = article?.querySelectorAll('.heading > :is(h2, h3, h4, h5, h6)') ?? [];
  return Array.from(headings, ({ id, textContent, tagName }) => ({
    id,
    text: textContent,
    level: Number(tagName.slice(1)),
  }));
}

/** Whether the document is the fallback for a page that is not saved on this device. */
export function isOfflineFallback(): boolean {
  return 'offlineFallback' in document.documentElement.dataset;
}

/**
 * Returns the URL of this release's search index. The file is named by its content, so the build writes the name into
 * every document.
 */
export function searchIndexUrl(): string | undefined {
  return document.documentElement.dataset['searchIndex'];
}

/** Returns the release of the site that the document belongs to. */
export function ownRelease(): string | undefined {
  return document.documentElement.dataset['release'];
}
