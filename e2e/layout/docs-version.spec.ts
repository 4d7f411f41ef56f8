import type { Locator, Page } from '@playwright/test';
import { blockStorage, stored } from '../support/browser-storage.ts';
import { readPage } from '../support/site-pages.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const KEY = 'docs-preferred-version-default';
const MAIN_PAGE = '/docs/migrating/migrating-0.1.x';

function versionLabel(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Version: Next, 0.2.0', exact: true });
}

/** Follows a link to `/docs` on the client. The test adds the link, because writers link to pages. */
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

test('the version of the documentation is shown in the documentation', async ({ page }) => {
  await open(page, '/');

  await test.step('it is not shown elsewhere', async () => {
    await expect(versionLabel(page)).toHaveCount(0);
    expect(await stored(page, KEY)).toBeNull();
  });

  await test.step('it appears and disappears as the reader enters and leaves the documentation', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click();
    await expect(versionLabel(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'craft.js', exact: true }).click();
    await expect(versionLabel(page)).toHaveCount(0);
    await page.goBack();
    await expect(versionLabel(page)).toBeVisible();
  });

  await test.step('it is remembered when a documentation page is read', async () => {
    await expect.poll(() => stored(page, KEY)).toBe('current');
    await page.reload();
    await hydrated(page);
    expect(await stored(page, KEY)).toBe('current');
  });

  await test.step('it is shown as Next with its number on documentation pages, and leads to its main page', async () => {
    await expect(page).toHaveURL((url) => url.pathname === '/docs/overview');
    await open(page, '/docs/api/useEditor');
    await expect(versionLabel(page)).toHaveText('Version: Next, 0.2.0');
    await versionLabel(page).click();
    await expectMainPage(page);
  });

  await test.step('it is not a menu if there is only one', async () => {
    await expect(page.getByRole('button', { name: /version/i })).toHaveCount(0);
  });

  await test.step('it is not shown in the search, whatever was read before', async () => {
    await open(page, '/search');
    await expect(versionLabel(page)).toHaveCount(0);
  });

  await test.step('the version of the documentation has its main page under /docs, whatever is stored and if nothing can be', async () => {
    await page.goto(address('/docs'));
    await page.waitForURL((url) => url.pathname.startsWith(MAIN_PAGE));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage(MAIN_PAGE).title);

    await test.step('and under a link to /docs, and back does not end there again', async () => {
      await page.evaluate((key) => localStorage.setItem(key, '__proto__'), KEY);
      await open(page, '/docs/overview');
      await expect(versionLabel(page)).toBeVisible();
      await expect.poll(() => stored(page, KEY)).toBe('current');
      await followLinkToDocs(page);
      await expectMainPage(page);
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === '/docs/overview');
    });

    await blockStorage(page);
    await open(page, '/docs/overview');
    await expect(versionLabel(page)).toBeVisible();
    await followLinkToDocs(page);
    await expectMainPage(page);
  });
});

test.describe('a site with two versions', () => {
  test.use({ site: 'smallNext' });

  test('offers both in a menu, and remembers the one that the reader chooses', async ({ page }) => {
    const menu = page.getByRole('banner').getByRole('button', { name: /^Version: / });
    const sidebar = page.getByRole('navigation', { name: 'Docs' }).getByRole('link');
    const expectHeading = (title: string) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const choose = async (name: string) => {
      await menu.click();
      await page.getByRole('menuitem', { name }).click();
    };
    await open(page, '/docs/guide/rafts');
    await expect(menu).toHaveAccessibleName('Version: 2.x, 2.1.0');
    await expect(sidebar).toHaveText(['Start', 'Guide', 'Rafts']);
    expect(await stored(page, KEY)).toBeNull();

    await choose('1.x, 1.4.0');
    await expectHeading('Start with ropes');
    await expect(menu).toHaveAccessibleName('Version: 1.x, 1.4.0');
    await expect(sidebar).toHaveText(['Start with ropes', 'Knots']);
    const pager = page.getByRole('navigation', { name: 'Previous and next pages' }).getByRole('link');
    await expect(pager).toHaveText([/Knots/]);
    expect(await stored(page, KEY)).toBe('v1');

    await test.step('/docs leads to it, also when the page is loaded', async () => {
      await followLinkToDocs(page);
      await expectHeading('Start with ropes');
      await page.goto(address('/docs'));
      await page.waitForURL('**/docs/v1/start');
      await hydrated(page);
      await expectHeading('Start with ropes');
    });

    await test.step('a link to the other version does not change the choice', async () => {
      await page.getByRole('main').getByRole('link', { name: 'second edition' }).click();
      await expectHeading('Start');
      await expect(menu).toHaveAccessibleName('Version: 2.x, 2.1.0');
      await page.reload();
      await hydrated(page);
      expect(await stored(page, KEY)).toBe('v1');
    });

    await choose('2.x, 2.1.0');
    expect(await stored(page, KEY)).toBe('v2');
  });
});
