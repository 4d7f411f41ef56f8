import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerNothing } from './search/hosted-index.ts';
import { stored } from './support/browser-storage.ts';
import { NOT_FOUND_MESSAGE } from './support/messages.ts';
import { putLink } from './support/put-link.ts';
import { expectSameDocument, markDocument } from './support/same-document.ts';
import { openSearch, searchDialog } from './support/search-dialog.ts';
import { buildOutputFile, siteDirectory } from './support/sites.ts';
import { address, expect, hydrated, open, test } from './support/test.ts';

// The code is independent of the library: another content folder makes another library's documentation. It is below a
// path, which no link and no request leaves.
test.use({ site: 'small' });

const directory = siteDirectory('small');

let outside: string[] = [];

test.beforeEach(({ page, baseURL }) => {
  outside = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}`)) outside.push(request.url());
  });
});

test.afterEach('no request leaves the folder of the site', () => {
  expect(outside.filter((url) => !url.includes('/1/indexes/'))).toEqual([]);
});

test('another content folder makes the documentation of another library', async ({ page, messages }) => {
  await open(page, '/docs/start');

  await test.step('a site with its own name, language, version and pages', async () => {
    await expect(page).toHaveTitle('Start | Otter Kit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('meta[name="docsearch:language"]')).toHaveAttribute('content', 'de');
    await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', 'v2');
    await expect(page.locator('meta[name="docsearch:docusaurus_tag"]')).toHaveAttribute(
      'content',
      'docs-default-v2',
    );
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Otter Kit' })).toHaveAttribute('href', '/otter/');
    await expect(banner.getByRole('button', { name: 'Language: Deutsch' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Docs' }).getByRole('link')).toHaveText([
      'Start',
      'Guide',
      'Rafts',
    ]);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      'https://git.example/otter/kit/edit/main/docs/start.md',
    );
    await expect(page.getByRole('contentinfo')).toContainText('The otters');
  });

  await test.step('its pages link to one another and show their images', async () => {
    await page.getByRole('main').getByRole('link', { name: 'guide to rafts' }).click();
    await expect(page).toHaveURL(/\/otter\/docs\/guide\/rafts#two-otters$/);
    const image = page.getByRole('img', { name: 'Two squares side by side' });
    await expect(image).toHaveAttribute('width', '24');
    await expect(image).toHaveAttribute('height', '12');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)),
      )
      .toBe(24);
  });

  await test.step('a further id of a heading is a place of its own', async () => {
    const place = page.getByRole('heading', { name: 'Two otters' }).locator('#a-pair');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'pairs' }).click();
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
  });

  await test.step('its small print leads to a text page, which is not part of the documentation', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
    await expect(page).toHaveURL(/\/otter\/imprint$/);
    await expect(page).toHaveTitle('Imprint | Otter Kit');
    await expect(page.getByRole('navigation', { name: 'Docs' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  });

  await test.step('of a page and the page of its folder only the displayed one is marked', async () => {
    const sidebar = page.getByRole('navigation', { name: 'Docs' });
    for (const name of ['Rafts', 'Guide']) {
      await sidebar.getByRole('link', { name }).click();
      await expect(sidebar.locator('[aria-current]')).toHaveText([name]);
    }
  });

  await test.step('a page without sections has no table of contents', async () => {
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  });

  await test.step('its landing page and its search contain its own content', async () => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hold on to your components');
    await expect(page.getByRole('main')).toContainText('npm install otter-kit');

    await test.step('its menu leads to its pages', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Rafts' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');
    });
  });

  await test.step('readers of a moved page are redirected', async () => {
    const expectRafts = async () => {
      await expect(page).toHaveURL(/\/otter\/docs\/guide\/rafts(#two-otters)?$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');
      await expect(page).toHaveTitle('Rafts | Otter Kit');
    };
    // By a link of another site: the host has a document there.
    await page.goto(address('/docs/floats'));
    await expectRafts();
    // By a link of the app, with its section.
    await open(page, '/docs/start');
    const link = await putLink(page, { href: '/otter/manual/rafts#two-otters' });
    await link.click();
    await expectRafts();
    await expect(page).toHaveURL(/#two-otters$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/start$/);
    // On a host without the document.
    messages.expect(NOT_FOUND_MESSAGE);
    const path = join(directory, '404.html');
    await page.route('**/docs/floats', (route) => route.fulfill({ status: 404, path }));
    await page.goto(address('/docs/floats'));
    await hydrated(page);
    await expectRafts();
    expect(readFileSync(join(directory, 'sitemap.xml'), 'utf8')).not.toMatch(/floats|manual/);
  });
});

test('a site below a path links and leads to nothing outside it', async ({ page, baseURL }) => {
  for (const path of ['/', '/search', '/docs/start']) {
    await open(page, path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://otter.example/otter${path}`,
    );
    expect(await strayLinks(page, baseURL), path).toEqual([]);
  }

  await test.step('the search finds pages and leads to them, and choices are stored under their usual names', async () => {
    await answerNothing(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const { field, options, dialog } = searchDialog(page);
    await field.fill('kelp');
    await expect(options.first()).toHaveAttribute('data-href', /^\/otter\/docs\/guide\/rafts#/);
    await markDocument(page);
    await options.first().click();
    await expect(page).toHaveURL(/\/otter\/docs\/guide\/rafts#/);
    await page.getByRole('navigation', { name: 'Previous and next pages' }).getByRole('link').click();
    await expect(page).toHaveURL(`${baseURL}docs/guide`);

    await openSearch(page);
    await field.fill('hold');
    await dialog.getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL(`${baseURL}search?q=hold`);
    await page.getByRole('main').getByRole('heading', { name: 'Rafts' }).first().getByRole('link').click();
    await expect(page).toHaveURL(`${baseURL}docs/guide/rafts`);
    await expectSameDocument(page);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await stored(page, 'theme')).toBe('dark');
  });

  for (const path of ['/examples/landing/', '/playground/']) {
    await page.goto(address(path));
    await expect(page.getByRole('link').first()).toBeAttached();
    expect(await strayLinks(page, baseURL), path).toEqual([]);
  }
});

test('a draft is invisible to readers, search engines and assistants', async ({ request }) => {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('examples/') && /\.(html|js|json|xml|txt|md)$/.test(file),
  );
  expect(files.filter((file) => /harbour/i.test(file))).toEqual([]);
  const mentions = files.filter((file) =>
    /harbour|Quiet water/i.test(readFileSync(join(directory, file), 'utf8')),
  );
  expect(mentions).toEqual([]);
  expect((await request.get(address('/docs/harbour'))).status()).toBe(404);
});

test('nothing in it mentions the library of the main site', () => {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    // Outside the documentation: the examples bundle the library, and a hint of the content editor names a release.
    .filter(
      (file) =>
        /\.(html|json|xml|txt|md|svg)$/.test(file) && !/^(examples\/|admin\/|licences\.md)/.test(file),
    );
  expect(files).toEqual(expect.arrayContaining(['index.html', '404.html', 'docs/guide/rafts/index.html']));
  const mentions = files.filter((file) => /craft/i.test(readFileSync(join(directory, file), 'utf8')));
  expect(mentions).toEqual([]);
});

test('dead links and two pages at one address only warn: the site is built with the first of them', () => {
  const [, list = ''] =
    /The content has 2 warnings\.\n(.*)$/s.exec(readFileSync(buildOutputFile('small'), 'utf8')) ?? [];
  expect(list).toContain('pages/imprint.md:12:13 warning: There is no page "/beavers".');
  expect(list).toContain('docs/guide/rafts/index.md:1 warning: This page is not published, because');
  expect(list).not.toContain('error: ');
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  expect(read('imprint/index.html')).toMatch(/<a href="?\/otter\/beavers"?>/);
  expect(read('docs/guide/rafts/index.html')).toContain('A raft of two holds hands.');
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:html|js|json|md|txt|xml)$/.test(file)) expect(read(file), file).not.toMatch(/driftwood/i);
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
