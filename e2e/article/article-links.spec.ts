import type { Page } from '@playwright/test';
import { putLink } from '../support/put-link.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { readPage } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/overview';
const TARGET = '/docs/api/useEditor';
const NODES = '/docs/concepts/nodes';

/** Expects the marked document to show the reader's target. */
async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage(path).title);
  await expectSameDocument(page);
}

/** Follows a link with these attributes in the article. */
async function followLink(page: Page, attributes: Readonly<Record<string, string>>): Promise<void> {
  await (await putLink(page, attributes)).click();
}

test('a link in an article navigates on the client', async ({ page }) => {
  await open(page, PAGE);
  await markDocument(page);

  await test.step('when it leads to a page of the site', async () => {
    await page.locator(`[data-article] a[href="${TARGET}"]:visible`).first().click();
    await expectArrival(page, TARGET);
  });

  await test.step('after the reader has navigated before', async () => {
    await followLink(page, { href: NODES });
    await expectArrival(page, NODES);
  });

  await test.step('when something inside it is clicked', async () => {
    const link = await putLink(page, { href: TARGET });
    await link.locator('code').click();
    await expectArrival(page, TARGET);
  });

  await test.step('when it is followed by keyboard', async () => {
    await (await putLink(page, { href: PAGE })).focus();
    await page.keyboard.press('Enter');
    await expectArrival(page, PAGE);
  });

  await test.step('when it is relative to the page', async () => {
    await followLink(page, { href: 'api/useEditor' });
    await expectArrival(page, TARGET);
  });

  await test.step('when it contains the site’s full address', async () => {
    await followLink(page, { href: new URL(PAGE, page.url()).href });
    await expectArrival(page, PAGE);
  });

  await test.step('when its target is its own window', async () => {
    await followLink(page, { href: TARGET, target: '_self' });
    await expectArrival(page, TARGET);
  });

  await test.step('to a section of another page', async () => {
    await followLink(page, { href: `${NODES}#pitfalls` });
    await expectArrival(page, NODES);
    await expect(page).toHaveURL(/#pitfalls$/);
    await expect(page.locator('#pitfalls')).toBeInViewport();
  });

  await test.step('to the top of its own page', async () => {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'to the top';
      document.querySelector('#pitfalls')?.closest('.heading')?.after(link);
    }, NODES);
    await page.getByRole('link', { name: 'to the top' }).click();
    await expect(page).toHaveURL((url) => url.pathname === NODES && url.hash === '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('to the search page with its query', async () => {
    await followLink(page, { href: '/search?q=node' });
    await expect(page).toHaveURL(/\/search\?q=node$/);
    await expect(page.getByRole('searchbox', { name: 'Search documentation' })).toHaveValue('node');
  });

  await expectSameDocument(page);
});
