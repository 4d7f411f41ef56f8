import type { Locator, Page } from '@playwright/test';
import { blockStorage, fillStorage, stored } from '../support/browser-storage.ts';
import { expectPage } from '../support/navigating.ts';
import { readPage } from '../support/site-pages.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const KEY = 'docs-preferred-version-default';
const MAIN_PAGE = '/docs/migrating/migrating-0.1.x';

function versionLabel(page: Page): Locator {
  return page.getByRole('banner').getByText(/^Version: Next/);
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

  await test.step('it is shown as Next on documentation pages', async () => {
    await expect(page).toHaveURL((url) => url.pathname === '/docs/overview');
    await expect(versionLabel(page)).toBeVisible();
    await open(page, '/docs/api/useEditor');
    await expect(versionLabel(page)).toBeVisible();
  });

  await test.step('it is not a menu if there is only one', async () => {
    await expect(page.getByRole('button', { name: /version/i })).toHaveCount(0);
  });

  await test.step('it is not shown in the search, whatever was read before', async () => {
    await open(page, '/search');
    await expect(versionLabel(page)).toHaveCount(0);
  });
});

test('the version of the documentation has its main page under /docs', async ({ page }) => {
  await page.goto(address('/docs'));
  await page.waitForURL((url) => url.pathname.startsWith(MAIN_PAGE));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage(MAIN_PAGE).title);

  await test.step('and under a link to /docs, and back does not end there again', async () => {
    await open(page, '/docs/overview');
    await followLinkToDocs(page);
    await expectMainPage(page);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/docs/overview');
  });
});

test('the version of the documentation is the current one if an invalid one is remembered', async ({
  page,
}) => {
  const remember = (value: string) =>
    page.evaluate(([key, name]) => localStorage.setItem(key, name), [KEY, value] as const);
  await open(page, '/docs/overview');

  for (const rubbish of ['0.1', 'Next', 'CURRENT', '', '__proto__', '{"name":"current"}', '../../evil']) {
    await test.step(`is the current one if ${JSON.stringify(rubbish)} is remembered`, async () => {
      await remember(rubbish);
      await followLinkToDocs(page);
      await expectMainPage(page);
      await page.goBack();
      await expectPage(page, '/docs/overview');
    });
  }

  await test.step('is the current one if an invalid one was remembered, and is then remembered', async () => {
    await remember('no such version');
    await page.reload();
    await hydrated(page);
    await expect(versionLabel(page)).toBeVisible();
    await expect.poll(() => stored(page, KEY)).toBe('current');
  });
});

test('the version of the documentation is shown and has its main page if nothing can be stored', async ({
  page,
}) => {
  for (const [where, prepare] of [
    ['if storage is full', fillStorage],
    ['if storage is blocked', blockStorage],
  ] as const) {
    await test.step(where, async () => {
      await prepare(page);
      await open(page, '/docs/overview');
      await expect(versionLabel(page)).toBeVisible();
      await followLinkToDocs(page);
      await expectMainPage(page);
    });
  }
});

test.describe('a site with a version of another name', () => {
  test.use({ site: 'small' });

  test('shows its label and remembers its name', async ({ page }) => {
    await open(page, '/docs/guide/rafts');
    await expect(page.getByRole('banner').getByText(/^Version: 2\.x/)).toBeVisible();
    await expect.poll(() => stored(page, KEY)).toBe('v2');
  });
});
