import type { Page } from '@playwright/test';
import { putLink } from '../support/put-link.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { readPage } from '../support/site-pages.ts';
import { address, expect, open, test } from '../support/test.ts';

const PAGE = '/docs/overview';
const TARGET = '/docs/api/useEditor';

async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage(path).title);
}

test.describe('a link in an article navigates on the client', () => {
  test('when it leads to a page of the site', async ({ page }) => {
    await open(page, PAGE);
    await markDocument(page);
    await page.locator(`[data-article] a[href="${TARGET}"]:visible`).first().click();
    await expectArrival(page, TARGET);
    await expectSameDocument(page);
  });

  test('when something inside it is clicked', async ({ page }) => {
    await open(page, PAGE);
    await markDocument(page);
    const link = await putLink(page, { href: TARGET });
    await link.locator('code').click();
    await expectArrival(page, TARGET);
    await expectSameDocument(page);
  });

  test('when it is followed by keyboard', async ({ page }) => {
    await open(page, PAGE);
    await markDocument(page);
    await (await putLink(page, { href: TARGET })).focus();
    await page.keyboard.press('Enter');
    await expectArrival(page, TARGET);
    await expectSameDocument(page);
  });

  test('when it names the site’s whole address', async ({ page }) => {
    await open(page, PAGE);
    await markDocument(page);
    const href = new URL(TARGET, page.url()).href;
    await (await putLink(page, { href })).click();
    await expectArrival(page, TARGET);
    await expectSameDocument(page);
  });

  test('when it is relative to the page', async ({ page }) => {
    await open(page, PAGE);
    await markDocument(page);
    await (await putLink(page, { href: 'api/useEditor' })).click();
    await expectArrival(page, TARGET);
    await expectSameDocument(page);
  });

  test('when its target is its own window', async ({ page }) => {
    await open(page, PAGE);
    await markDocument(page);
    await (await putLink(page, { href: TARGET, target: '_self' })).click();
    await expectArrival(page, TARGET);
    await expectSameDocument(page);
  });

  test('to the search page with its query', async ({ page }) => {
    await open(page, PAGE);
    await markDocument(page);
    await (await putLink(page, { href: '/search?q=node' })).click();
    await expect(page).toHaveURL(/\/search\?q=node$/);
    await expect(page.getByRole('searchbox', { name: 'Search documentation' })).toHaveValue('node');
    await expectSameDocument(page);
  });

  test('to a section of another page', async ({ page }) => {
    await open(page, PAGE);
    await markDocument(page);
    await (await putLink(page, { href: '/docs/concepts/nodes#pitfalls' })).click();
    await expectArrival(page, '/docs/concepts/nodes');
    await expect(page).toHaveURL(/#pitfalls$/);
    await expect(page.locator('#pitfalls')).toBeInViewport();
    await expectSameDocument(page);
  });

  test('to the top of the page that it stands in', async ({ page }) => {
    await open(page, '/docs/concepts/nodes#pitfalls');
    await markDocument(page);
    await expect(page.locator('#pitfalls')).toBeInViewport();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/concepts/nodes';
      link.textContent = 'to the top';
      document.querySelector('#pitfalls')?.closest('.heading')?.after(link);
    });
    await page.getByRole('link', { name: 'to the top' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/docs/concepts/nodes' && url.hash === '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expectSameDocument(page);
  });

  test('after the reader has navigated before', async ({ page }) => {
    await open(page, PAGE);
    await markDocument(page);
    await page.locator(`[data-article] a[href="${TARGET}"]:visible`).first().click();
    await expectArrival(page, TARGET);
    await (await putLink(page, { href: '/docs/concepts/nodes' })).click();
    await expectArrival(page, '/docs/concepts/nodes');
    await expectSameDocument(page);
  });
});

test.describe('a link to a section of the same page', () => {
  test('scrolls there, and names the section in the address', async ({ page }) => {
    await open(page, PAGE);
    await markDocument(page);
    await (await putLink(page, { href: '#next' })).click();
    await expect(page).toHaveURL(/\/docs\/overview#next$/);
    await expect(page.locator('#next')).toBeInViewport();
    await expectSameDocument(page);
  });

  test('scrolls there again when it is clicked again', async ({ page }) => {
    await open(page, PAGE);
    const link = await putLink(page, { href: '#where-it-runs' });
    await link.click();
    await expect(page.locator('#where-it-runs')).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await link.click();
    await expect(page.locator('#where-it-runs')).toBeInViewport();
    await expect(page.locator('#where-it-runs')).toBeFocused();
  });

  test('is one step back, to the place where it stands', async ({ page }) => {
    await open(page, PAGE);
    await page.evaluate(() => window.scrollTo(0, 120));
    await (await putLink(page, { href: '#next' })).click();
    await expect(page.locator('#next')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === PAGE && url.hash === '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  });

  test('is the heading’s own link', async ({ page }) => {
    await open(page, PAGE);
    await page
      .getByRole('link', { name: /^Link to section:/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const id = await page.locator('[data-article] h2').first().getAttribute('id');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link in an article is followed', async ({ page }) => {
    await page.goto(address(PAGE));
    await page.locator(`[data-article] a[href="${TARGET}"]:visible`).first().click();
    await page.waitForURL(`**${TARGET}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage(TARGET).title);
  });
});
