import type { Page } from '@playwright/test';
import { stored } from './support/browser-storage.ts';
import { expectSameDocument, markDocument } from './support/same-document.ts';
import { openSearch, searchDialog } from './support/search-dialog.ts';
import { address, expect, hydrated, open, test } from './support/test.ts';

test.use({ site: 'subPath' });

let outside: string[] = [];

test.beforeEach(({ page, baseURL }) => {
  outside = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}`)) outside.push(request.url());
  });
});

test.afterEach('no request leaves the folder of the site', () => {
  expect(outside).toEqual([]);
});

test('pages hydrate below /craft/ and contain no links outside it', async ({ page, baseURL }) => {
  for (const path of ['/', '/search', '/docs/overview', '/docs/migrating/migrating-0.1.x']) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://craft.js.org/craft${path}`,
      );
      expect(await strayLinks(page, baseURL)).toEqual([]);
    });
  }

  for (const path of ['/examples/landing/', '/examples/basic/', '/playground/']) {
    await test.step(path, async () => {
      await page.goto(address(path));
      await expect(page.locator('a[href*="/docs/"]').first()).toBeAttached();
      expect(await strayLinks(page, baseURL)).toEqual([]);
    });
  }

  await test.step('/docs leads to the main page of the documentation', async () => {
    await page.goto(address('/docs'));
    await page.waitForURL(`${baseURL}docs/migrating/migrating-0.1.x`);
    await hydrated(page);
  });

  await test.step('the links and the search lead from page to page', async () => {
    await open(page, '/docs/overview');

    await test.step('the sidebar, the article and the pager navigate on the client', async () => {
      await markDocument(page);
      const url = (path: string) => `${baseURL}${path}`;

      await page
        .getByRole('navigation', { name: 'Docs' })
        .getByRole('link', { name: 'Nodes', exact: true })
        .click();
      await expect(page).toHaveURL(url('docs/concepts/nodes'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nodes');
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', 'https://craft.js.org/craft/docs/concepts/nodes');

      await page.locator('[data-article]').getByRole('link', { name: 'Rules', exact: true }).click();
      await expect(page).toHaveURL(url('docs/guides/rules#rules'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');

      await page.locator('.pager-next').click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Rules');
      await expectSameDocument(page);
    });

    await test.step('the search finds pages and leads to them', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      const { field, options, dialog } = searchDialog(page);
      await field.fill('pitfalls');
      await expect(options.nth(1)).toHaveAttribute('data-href', /^\/craft\/docs\/.+#/);
      const target = (await options.nth(1).getAttribute('data-href')) ?? '';
      await options.nth(1).click();
      await expect(page).toHaveURL(target.replace('/craft/', baseURL ?? ''));

      await openSearch(page);
      await field.fill('nodes');
      await dialog.getByRole('link', { name: 'See all results' }).click();
      await expect(page).toHaveURL(`${baseURL}search?q=nodes`);
      await page.getByRole('heading', { name: 'Nodes', exact: true }).first().getByRole('link').click();
      await expect(page).toHaveURL(`${baseURL}docs/concepts/nodes`);
    });
  });
});

test('the reader’s choices have the names that they have everywhere', async ({ page }) => {
  await open(page, '/docs/overview');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  expect(await stored(page, 'theme')).toBe('dark');
  await expect.poll(() => stored(page, 'docs-preferred-version-default')).toBe('current');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** Returns the addresses of links and files of the page that are on the host, but outside the folder of the site. */
function strayLinks(page: Page, baseURL = ''): Promise<readonly string[]> {
  return page.evaluate(
    (base) =>
      Array.from(document.querySelectorAll('[href], [src]'), (element) =>
        element instanceof HTMLImageElement || element instanceof HTMLScriptElement
          ? element.src
          : element instanceof HTMLAnchorElement || element instanceof HTMLLinkElement
            ? element.href
            : '',
      ).filter((url) => url.startsWith(new URL(base).origin) && !url.startsWith(base)),
    baseURL,
  );
}
