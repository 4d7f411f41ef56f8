import type { Page } from '@playwright/test';
import {
  articleLinkTo,
  expectLoaded,
  expectPage,
  openCold,
  sidebarLink,
  watchData,
} from '../support/navigating.ts';
import { idleMoments } from '../support/requests.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { pageFile } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

const dataOf = (path: string) => `/${pageFile(path)}`;

/** The network's answer is no longer needed: all that the page wants is there. */
async function waitForData(page: Page, path: string): Promise<void> {
  await expectLoaded(page, dataOf(path));
}

test.describe('a page is fetched before its link is clicked', () => {
  const signs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'when the pointer is on a link of the sidebar': (page) => sidebarLink(page, NODES).hover(),
    'when a link of the sidebar has the focus': (page) => sidebarLink(page, NODES).focus(),
    'when the pointer is on a link of the article': async (page) =>
      (await articleLinkTo(page, NODES)).hover(),
    'when a link of the article has the focus': async (page) => (await articleLinkTo(page, NODES)).focus(),
  };

  for (const [occasion, giveSign] of Object.entries(signs)) {
    test(occasion, async ({ page }) => {
      const requests = watchData(page);
      await openCold(page, '/docs/overview');
      await markDocument(page);
      expect(requests).toEqual([]);
      await giveSign(page);
      await waitForData(page, NODES);

      await sidebarLink(page, NODES).click();
      await expectPage(page, NODES);
      await expectSameDocument(page);
      expect(requests).toEqual([dataOf(NODES)]);
    });
  }

  test('when a finger touches a link', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    const requests = watchData(page);
    await openCold(page, '/docs/overview');
    await sidebarLink(page, NODES).dispatchEvent('touchstart');
    await expect.poll(() => requests).toEqual([dataOf(NODES)]);
    await context.close();
  });
});

test('the links of the sidebar in view cost nothing before the reader turns to one', async ({ page }) => {
  const requests = watchData(page);
  await open(page, NODES);
  await page.evaluate(() => window.scrollTo(0, 1));
  const inArticle = await page
    .locator('[data-article] a, .pager a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[0]));
  const likely = inArticle.filter((href) => href?.startsWith('/docs/')).map((href) => dataOf(href ?? ''));
  await idleMoments(page, 5);
  expect(requests.filter((path) => !likely.includes(path))).toEqual([]);
});

test.describe('in a window without a sidebar', () => {
  test.use({ viewport: { width: 800, height: 600 } });

  test('a page is fetched once its link has come into view, and once only', async ({ page }) => {
    const requests = watchData(page);
    await open(page, NODES);
    const next = page.getByRole('navigation', { name: 'Previous and next pages' }).getByRole('link').last();
    const target = (await next.getAttribute('href')) ?? '';
    // Only the last link of the page leads there, so it is the one that counts.
    await page.locator(`[data-article] a[href^="${target}"]`).evaluateAll((links) => {
      for (const link of links) link.removeAttribute('href');
    });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(requests).not.toContain(dataOf(target));

    await next.scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toContain(dataOf(target));
    await page.evaluate(() => window.scrollTo(0, 0));
    await next.scrollIntoViewIfNeeded();
    await next.hover();
    await next.click();
    await expectPage(page, target);
    expect(requests.filter((path) => path === dataOf(target))).toHaveLength(1);
  });
});

test('links that lead to no page of the app are not fetched', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openCold(page, '/docs/overview');
  for (const href of ['/examples/basic/', '/docs/overview.md', 'https://example.com/docs/api/node']) {
    await (await articleLinkTo(page, '/docs/overview')).evaluate(
      (link, target) => link.setAttribute('href', target),
      href,
    );
    await page.locator(`[data-article] a[href="${href}"]`).first().hover();
    await page.mouse.move(10, 10, { steps: 2 });
    await page
      .locator(`[data-article] a[href="${href}"]`)
      .first()
      .evaluate((link) => {
        link.setAttribute('href', '/docs/overview');
      });
  }
  await sidebarLink(page, EDITOR).hover();
  await waitForData(page, EDITOR);
  expect(requests.filter((path) => path.startsWith('/examples/') || path.endsWith('.md'))).toEqual([]);
  expect(requests.filter((path) => path.startsWith('/data/'))).toEqual([dataOf(EDITOR)]);
});
