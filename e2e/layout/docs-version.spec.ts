import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot } from '../../scripts/project-root.js';
import { answerNothing } from '../search/hosted-index.ts';
import { blockStorage, storeBefore, stored } from '../support/browser-storage.ts';
import { expectPage } from '../support/navigating.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const KEY = 'docs-preferred-version-default';

/** Follows a link to `/docs` on the client. The test adds the link, because writers link to pages. */
async function followLinkToDocs(page: Page): Promise<void> {
  await page
    .locator('[data-article] a[href*="/docs/"]:not(pre a, :has(> code))')
    .first()
    .evaluate((link) => {
      link.setAttribute('href', link.getAttribute('href')?.replace(/\/docs\/.*/, '/docs') ?? '');
      if (link instanceof HTMLElement) link.click();
    });
}

test.describe('a site with one version', () => {
  const MAIN_PAGE = '/docs/migrating/migrating-0.1.x';

  const settings = readFileSync(join(projectRoot, 'content/site.yaml'), 'utf8');
  const number = /label: Next\n\s+version: (\S+)/.exec(settings)?.[1];

  function versionLabel(page: Page): Locator {
    return page.getByRole('banner').getByRole('link', { name: `Version: Next, ${number}`, exact: true });
  }

  test('says in the documentation that it is of the version Next, with its number', async ({ page }) => {
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

    await test.step('it is remembered when a documentation page is read, and is not a menu', async () => {
      await expect.poll(() => stored(page, KEY)).toBe('current');
      await expect(page.getByRole('button', { name: /version/i })).toHaveCount(0);
    });

    await test.step('it leads to its main page', async () => {
      await versionLabel(page).click();
      await expectPage(page, MAIN_PAGE);
    });
  });

  test('has its main page under /docs, whatever is stored and if nothing can be', async ({ page }) => {
    await storeBefore(page, KEY, '__proto__');
    await page.goto(address('/docs'));
    await page.waitForURL(`**${MAIN_PAGE}`);
    await hydrated(page);
    await expectPage(page, MAIN_PAGE);

    await test.step('and under a link to /docs, and back does not end there again', async () => {
      await expect.poll(() => stored(page, KEY)).toBe('current');
      await open(page, '/docs/api/node');
      await followLinkToDocs(page);
      await expectPage(page, MAIN_PAGE);
      await page.goBack();
      await expectPage(page, '/docs/api/node');
    });

    await blockStorage(page);
    await open(page, '/docs/api/node');
    await expect(versionLabel(page)).toBeVisible();
    await followLinkToDocs(page);
    await expectPage(page, MAIN_PAGE);
  });
});

test.describe('a site with two versions', () => {
  test.use({ site: 'small' });

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
    await expectHeading('Rafts of rope');
    await expect(menu).toHaveAccessibleName('Version: 1.x, 1.4.0');

    await test.step('a note leads to the same page of the current version', async () => {
      await page.getByRole('note').getByRole('link', { name: 'Go to 2.x, 2.1.0' }).click();
      await expectHeading('Rafts');
      await expect(page.getByRole('note')).toHaveCount(0);
    });

    await open(page, '/docs/guide');
    await choose('1.x, 1.4.0');
    await expectHeading('Start with ropes');
    await expect(sidebar).toHaveText(['Start with ropes', 'Knots', 'Rafts of rope']);
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

  test('describes each of them to crawlers, and lists and searches the current one', {
    tag: '@night',
  }, async ({ page, request }) => {
    const meta = (name: string) => page.locator(`meta[name="docsearch:${name}"]`);
    for (const [path, version] of [
      ['/docs/start', 'v2'],
      ['/docs/v1/start', 'v1'],
    ] as const) {
      await open(page, path);
      await expect(meta('version')).toHaveAttribute('content', version);
      await expect(meta('docusaurus_tag')).toHaveAttribute('content', `docs-default-${version}`);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(version === 'v2' ? 0 : 1);
    }
    const list = await (await request.get(address('/llms.txt'))).text();
    expect(list).toMatch(/^Version: 2\.x, 2\.1\.0$/m);
    expect(list).not.toContain('/v1/');
    expect(await (await request.get(address('/sitemap.xml'))).text()).not.toContain('/v1/');
    await answerNothing(page);
    await open(page, '/search?q=start');
    await expect(page.getByRole('main').getByRole('link', { name: /Start/ }).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('ropes');
  });
});
