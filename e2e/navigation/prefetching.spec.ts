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
const ELSEWHERE = '/docs/guides/styling';

const dataOf = (path: string) => `/${pageFile(path)}`;

/** Waits for the data of a page, after which the page needs no further response. */
async function waitForData(page: Page, path: string): Promise<void> {
  await expectLoaded(page, dataOf(path));
}

/** The signs that a reader may be about to click a link to a page. */
const SIGNS: Readonly<Record<string, (page: Page, path: string) => Promise<void>>> = {
  'when the pointer is on a link of the sidebar': (page, path) => sidebarLink(page, path).hover(),
  'when a link of the sidebar has the focus': (page, path) => sidebarLink(page, path).focus(),
  'when the pointer is on a link of the article': async (page, path) =>
    (await articleLinkTo(page, path)).hover(),
  'when a link of the article has the focus': async (page, path) => (await articleLinkTo(page, path)).focus(),
};

/** As many pages as there are signs. */
const PAGES = [NODES, EDITOR, '/docs/api/node', '/docs/api/editor'];

test('a page is fetched before its link is clicked', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const data = () => requests.filter((path) => path.startsWith('/data/'));
  await openCold(page, '/docs/overview');
  await markDocument(page);

  await test.step('but not if links lead to no page of the app', async () => {
    for (const href of ['/examples/basic/', '/docs/overview.md', 'https://example.com/docs/api/node']) {
      const link = page.locator(`[data-article] a[href="${href}"]`).first();
      await (await articleLinkTo(page, '/docs/overview')).evaluate(
        (element, target) => element.setAttribute('href', target),
        href,
      );
      await link.hover();
      await page.mouse.move(10, 10, { steps: 2 });
      await link.evaluate((element) => element.setAttribute('href', '/docs/overview'));
    }
    await sidebarLink(page, ELSEWHERE).hover();
    await waitForData(page, ELSEWHERE);
    expect(requests.filter((path) => path.startsWith('/examples/') || path.endsWith('.md'))).toEqual([]);
    expect(data()).toEqual([dataOf(ELSEWHERE)]);
  });

  for (const [index, [occasion, giveSign]] of Object.entries(SIGNS).entries()) {
    await test.step(occasion, async () => {
      const path = PAGES[index] ?? '';
      // Away from any link that may come to be below the pointer when the sidebar scrolls.
      await page.mouse.move(10, 10);
      const before = data();
      expect(before).not.toContain(dataOf(path));
      await giveSign(page, path);
      await waitForData(page, path);

      await sidebarLink(page, path).click();
      await expectPage(page, path);
      await expectSameDocument(page);
      expect(data()).toEqual([...before, dataOf(path)]);
    });
  }
});

test('the links of the sidebar in view cost nothing before an action on one', async ({ page }) => {
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
    // Only the last link of the page leads there, so that link is tested.
    await page.locator(`[data-article] a[href^="${target}"]`).evaluateAll((links) => {
      for (const link of links) link.removeAttribute('href');
    });
    await idleMoments(page, 1);
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
