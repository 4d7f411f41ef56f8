import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pageFile, readPage } from './site-pages.ts';

declare global {
  interface Window {
    /** The article from the HTML. */
    sentArticle?: Element | null;
  }
}

/**
 * Watches a tab from its next document on. The result fails if React, when it hydrated the page at `path`, replaced the
 * article from the document, or if the page fetched its own text a second time.
 */
export async function watchSentArticle(page: Page): Promise<(path: string) => Promise<void>> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  // Until then, the former page may still prefetch this one.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) requests.length = 0;
  });
  await page.addInitScript(() => {
    // Module scripts run after this event, so nothing has changed the page yet.
    document.addEventListener('readystatechange', () => {
      window.sentArticle ??= document.querySelector('[data-article]');
    });
  });
  return async (path) => {
    const article = await page.evaluate(() => {
      const { sentArticle } = window;
      if (sentArticle == null) return 'none';
      return sentArticle === document.querySelector('[data-article]') ? 'kept' : 'replaced';
    });
    expect(article).toBe(readPage(path).html === '' ? 'none' : 'kept');
    // Other pages may be prefetched, but this one is already there.
    expect(requests).not.toContain(`/${pageFile(path)}`);
  };
}
