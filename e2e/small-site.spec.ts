import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './support/axe.ts';
import { stored } from './support/browser-storage.ts';
import { NOT_FOUND_MESSAGE } from './support/messages.ts';
import { sidebarLink } from './support/navigating.ts';
import { putLink } from './support/put-link.ts';
import { siteDirectory } from './support/sites.ts';
import { address, expect, hydrated, open, test } from './support/test.ts';

// The code is independent of the library: another content folder makes another library's documentation.
test.use({ site: 'small' });

const directory = siteDirectory('small');

test('another content folder makes the documentation of another library', async ({ page, messages }) => {
  await open(page, '/docs/start');

  await test.step('a site with its own name, language, version and pages', async () => {
    await expect(page).toHaveTitle('Start | Otter Kit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://otter.example/docs/start',
    );
    await expect(page.locator('meta[name="docsearch:language"]')).toHaveAttribute('content', 'de');
    await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', 'v2');
    await expect(page.locator('meta[name="docsearch:docusaurus_tag"]')).toHaveAttribute(
      'content',
      'docs-default-v2',
    );
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Otter Kit' })).toHaveAttribute('href', '/');
    await expect(banner.getByRole('button', { name: 'Language: Deutsch' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Version: 2.x' })).toHaveText('Version: 2.x, 2.1.0');
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
    await expect(page).toHaveURL(/\/docs\/guide\/rafts#two-otters$/);
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
    await expect(page).toHaveURL('/imprint');
    await expect(page).toHaveTitle('Imprint | Otter Kit');
    await expect(page.getByRole('navigation', { name: 'Docs' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  });

  await test.step('its version is remembered by its name', async () => {
    await expect.poll(() => stored(page, 'docs-preferred-version-default')).toBe('v2');
  });

  await test.step('of a page and the page of its folder only the displayed one is marked', async () => {
    const current = page.getByRole('navigation', { name: 'Docs' }).locator('[aria-current]');
    await open(page, '/docs/guide/rafts');
    await expect(current).toHaveText(['Rafts']);
    await open(page, '/docs/guide');
    await expect(current).toHaveText(['Guide']);
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

    await open(page, '/search?q=hold');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Rafts');
  });

  await test.step('readers of a moved page are redirected', async () => {
    const expectRafts = async () => {
      await expect(page).toHaveURL(/\/docs\/guide\/rafts(#two-otters)?$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');
      await expect(page).toHaveTitle('Rafts | Otter Kit');
    };
    // By a link of another site: the host has a document there.
    await page.goto(address('/docs/floats'));
    await expectRafts();
    // By a link of the app, with its section.
    await open(page, '/docs/start');
    const link = await putLink(page, { href: '/manual/rafts#two-otters' });
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
    // The examples are about the main site's library, are not part of the documentation, and bundle the library.
    .filter((file) => /\.(html|json|xml|txt|md|svg)$/.test(file) && !/^(examples\/|licences\.md)/.test(file));
  expect(files).toEqual(expect.arrayContaining(['index.html', '404.html', 'docs/guide/rafts/index.html']));
  const mentions = files.filter((file) => /craft/i.test(readFileSync(join(directory, file), 'utf8')));
  expect(mentions).toEqual([]);
});

test.describe('a preview', () => {
  test.use({ site: 'hosted' });

  test('marks drafts, and hides them from search engines', async ({ page }) => {
    await open(page, '/docs/harbour');
    await expect(page.getByRole('note')).toContainText('Only previews show this page.');
    await expect(sidebarLink(page, '/docs/harbour')).toHaveText('Harbour Draft');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    const sitemap = await page.request.get('/sitemap.xml');
    expect(await sitemap.text()).not.toContain('harbour');
  });
});
