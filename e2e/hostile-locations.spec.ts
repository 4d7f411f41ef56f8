import type { Page } from '@playwright/test';
import { NOT_FOUND_MESSAGE } from './support/messages.ts';
import { articleLinkTo, expectPage, openCold } from './support/navigating.ts';
import { expectSameDocument, markDocument } from './support/same-document.ts';
import { openSearch } from './support/search-dialog.ts';
import { readPage } from './support/site-pages.ts';
import { expect, hydrated, open, test } from './support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';

/** Paths that name no page. */
const PATHS = [
  '/docs/%E0%A4%A',
  '/%',
  '/DOCS/OVERVIEW',
  '/docs/overview.html',
  `/docs/${'overview/'.repeat(700)}`,
];

async function expectNotFound(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'home' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Wrong addresses for a page, on hosts that serve it at any of them. */
const OTHER_ADDRESSES = [
  ['//docs/overview', '/docs/overview'],
  ['/docs//overview', '/docs/overview'],
  ['/docs/overview//', '/docs/overview'],
  ['/search//?q=node', '/search'],
  ['/docs/overview/index.html?a#fit', '/docs/overview'],
  ['/index.html', '/'],
] as const;

test('an address leads to the intended page, or to a working not-found page', { tag: '@night' }, async ({
  page,
  messages,
  baseURL,
}) => {
  messages.expect(NOT_FOUND_MESSAGE);
  test.slow();
  const { origin } = new URL(baseURL ?? '');

  for (const [address, path] of OTHER_ADDRESSES) {
    await test.step(`${address} leads to the intended page`, async () => {
      const response = await page.goto(origin + address);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expectPage(page, path);
    });
  }

  for (const path of PATHS) {
    await test.step(`${path.slice(0, 40)} has the not-found page`, async () => {
      const response = await page.goto(origin + path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expectNotFound(page);
    });
  }
  const { field, options } = await openSearch(page);
  await field.fill('useNode');
  await expect(options.first()).toHaveAttribute('data-href', '/docs/api/useNode');
});

test('a link leads to the intended page, or says what is missing, and back leads back', async ({ page }) => {
  await openCold(page, START);
  await markDocument(page);

  for (const path of PATHS) {
    await test.step(`${path.slice(0, 40)} in a link shows the not-found page`, async () => {
      await (await articleLinkTo(page, path)).click();
      await expectNotFound(page);
      await page.goBack();
      await expectPage(page, START);
    });
  }
  await expectSameDocument(page);

  await test.step('a link with repeated slashes leads to the intended page', async () => {
    await (await articleLinkTo(page, '/docs//overview')).click();
    await expectPage(page, '/docs/overview');
    await page.goBack();
    await expectPage(page, START);
  });

  await test.step('a link to a missing section of another page says so with the title of that page', async () => {
    await (await articleLinkTo(page, `${NODES}#lost`)).click();
    await expectPage(page, NODES);
    await expect(page.locator('#live-region')).toHaveText(
      'Nodes | craft.js. There is no section “lost” on this page.',
    );
    const notice = page.getByRole('region', { name: 'Section not found' });
    await notice.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await (await articleLinkTo(page, `${NODES}#gone`)).click();
    await expect(notice).toContainText('“gone”');
    await expect(page.locator('#live-region')).toHaveText('There is no section “gone” on this page.');
    await (await articleLinkTo(page, `${NODES}#pitfalls`)).click();
    await expect(notice).toHaveCount(0);
  });
});

/** Fragments that name no section, each with the missing name that the notice shows, if any. */
const HASHES: readonly (readonly [kind: string, hash: string, missing: string])[] = [
  ['the hash #location', '#location', 'location'],
  ['the hash #name', '#name', 'name'],
  ['a malformed hash', '#%E0%A4%A', '%E0%A4%A'],
  ['a hash of markup', '#<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['a hash of markup', "#']", "']"],
  ['a text fragment', '#:~:text=Node', ''],
  ['a text fragment', '#pitfalls:~:text=Node', ''],
];

async function expectMissing(page: Page, section: string): Promise<void> {
  const notice = page.getByRole('region', { name: 'Section not found' });
  if (section === '') await expect(notice).toHaveCount(0);
  else await expect(notice).toContainText(`There is no section “${section}” on this page.`);
}

test('a fragment that names no section leaves the page as it is, and a notice says so', {
  tag: '@night',
}, async ({ page }) => {
  test.slow();
  // A new document for the first of each kind; links lead to the others in the last of them.
  const firstOfEachKind = new Map(HASHES.toReversed().map((row) => [row[0].replace(/#\w+$/, ''), row]));
  for (const [, hash, missing] of firstOfEachKind.values()) {
    await test.step(`${hash} in the address`, async () => {
      await page.goto('about:blank');
      await open(page, `${NODES}${hash}`);
      await expectPage(page, NODES);
      await expectMissing(page, missing);
    });
  }
  for (const [, hash, missing] of HASHES) {
    await test.step(`${hash} in a link`, async () => {
      await (await articleLinkTo(page, `${NODES}${hash}`)).click();
      await expectPage(page, NODES);
      await expectMissing(page, missing);
    });
  }
  await articleLinkTo(page, `${NODES}#pitfalls`).then((link) => link.click());
  await expect(page.locator('#pitfalls')).toBeFocused();
});

test('a fragment that has to be decoded leads to its section, which is marked', { tag: '@night' }, async ({
  page,
}) => {
  const ids = [...readPage(NODES).html.matchAll(/<h2 id=([^\s>]+)/g)].map(([, id = '']) => id);
  // In a window in which the last two sections are in view, only the jump identifies the section that the reader means.
  const id = ids.at(-2) ?? '';
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.route(
    ({ pathname }) => pathname === NODES,
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(`id=${id}`, 'id=größe').replaceAll(`"#${id}"`, '"#größe"'),
      });
    },
  );
  await open(page, `${NODES}#gr%C3%B6%C3%9Fe`);
  await expect(page.locator('#größe')).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('[aria-current]')).toHaveAttribute('href', '#größe');
});
