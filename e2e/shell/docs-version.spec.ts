import type { Locator, Page } from '@playwright/test';
import { blockStorage, fillStorage, storeBefore, stored } from '../support/browser-storage.ts';
import { readPage } from '../support/site-pages.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const KEY = 'docs-preferred-version-default';
const MAIN_PAGE = '/docs/migrating/migrating-0.1.x';

function versionLabel(page: Page): Locator {
  return page.getByRole('banner').getByText('Next', { exact: true });
}

/** Follows a link to `/docs` on the client; put there by the test, because writers link to pages. */
async function followLinkToDocs(page: Page): Promise<void> {
  await page
    .locator('[data-article] a[href^="/docs/"]:not(pre a, :has(> code))')
    .first()
    .evaluate((link) => {
      link.setAttribute('href', '/docs');
      if (link instanceof HTMLElement) link.click();
    });
}

async function expectMainPage(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === MAIN_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage(MAIN_PAGE).title);
  await expect(versionLabel(page)).toBeVisible();
}

test.describe('the version of the documentation', () => {
  test('is shown as Next on documentation pages', async ({ page }) => {
    for (const path of ['/docs/overview', '/docs/api/useEditor']) {
      await open(page, path);
      await expect(versionLabel(page)).toBeVisible();
    }
  });

  test('is not shown elsewhere', async ({ page }) => {
    for (const path of ['/', '/search']) {
      await open(page, path);
      await expect(versionLabel(page)).toHaveCount(0);
    }
  });

  test('comes and goes as the reader enters and leaves the documentation', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click();
    await expect(versionLabel(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'craft.js', exact: true }).click();
    await expect(versionLabel(page)).toHaveCount(0);
  });

  test('is no menu while there is but one', async ({ page }) => {
    await open(page, '/docs/overview');
    await expect(page.getByRole('button', { name: /version/i })).toHaveCount(0);
  });

  test('is remembered when a documentation page is read', async ({ page }) => {
    await open(page, '/');
    expect(await stored(page, KEY)).toBeNull();
    await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click();
    await expect(versionLabel(page)).toBeVisible();
    await expect.poll(() => stored(page, KEY)).toBe('current');
    await page.reload();
    await hydrated(page);
    expect(await stored(page, KEY)).toBe('current');
  });

  test('has its main page under /docs', async ({ page }) => {
    await page.goto(address('/docs'));
    await page.waitForURL((url) => url.pathname.startsWith(MAIN_PAGE));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage(MAIN_PAGE).title);
  });

  test('has its main page under a link to /docs, and back does not end there again', async ({ page }) => {
    await open(page, '/docs/overview');
    await followLinkToDocs(page);
    await expectMainPage(page);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/docs/overview');
  });

  for (const rubbish of ['0.1', 'Next', 'CURRENT', '', '__proto__', '{"name":"current"}', '../../evil']) {
    test(`is the current one where ${JSON.stringify(rubbish)} is remembered`, async ({ page }) => {
      await storeBefore(page, KEY, rubbish);
      await open(page, '/docs/overview');
      await expect(versionLabel(page)).toBeVisible();
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, rubbish] as const);
      await followLinkToDocs(page);
      await expectMainPage(page);
    });
  }

  test('is the current one where rubbish was remembered, and then that is', async ({ page }) => {
    await storeBefore(page, KEY, 'no such version');
    await open(page, '/docs/overview');
    await expect.poll(() => stored(page, KEY)).toBe('current');
  });

  test('is shown and has its main page where storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await open(page, '/docs/overview');
    await expect(versionLabel(page)).toBeVisible();
    await followLinkToDocs(page);
    await expectMainPage(page);
  });

  test('is shown and has its main page where storage is full', async ({ page }) => {
    await fillStorage(page);
    await open(page, '/docs/overview');
    await followLinkToDocs(page);
    await expectMainPage(page);
  });
});

test.describe('a site with a version of another name', () => {
  test.use({ site: 'small' });

  test('shows its label and remembers its name', async ({ page }) => {
    await open(page, '/docs/guide/rafts');
    await expect(page.getByRole('banner').getByText('2.x', { exact: true })).toBeVisible();
    await expect.poll(() => stored(page, KEY)).toBe('v2');
  });
});
