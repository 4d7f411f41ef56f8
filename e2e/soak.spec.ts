import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { type Holdings, holdings } from './support/memory.ts';
import { expectPage, sidebarLink } from './support/navigating.ts';
import { expectSameDocument, markDocument } from './support/same-document.ts';
import { searchFor } from './support/search-dialog.ts';
import { docPaths, readPage } from './support/site-pages.ts';
import { test as base, expect, open } from './support/test.ts';

/**
 * The number of rounds through the pages; `npm run soak` runs more, see soak.config.ts. Only whole rounds can be
 * compared: the elements of former pages that the browser still keeps depend on the last action.
 */
const test = base.extend<{ readonly rounds: number }>({ rounds: [1, { option: true }] });

/** The page at which each round ends, so that rounds can be compared. */
const START = '/docs/overview';

/** The counts that must not grow at all. */
const COUNTED = ['listeners', 'documents', 'workers'] as const;

/** The counts that may differ a little, because the page is not in exactly the same state again. */
const MEASURED = ['heap', 'nodes'] as const;

/** The allowed growth of these counts after the walk, as a fraction. */
const TOLERANCE = 0.1;

const { launchOptions } = config.use ?? {};

test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    ...launchOptions,
    // The longer a page runs, the more of its functions the browser compiles. The heap includes that code: about 10 KB
    // per navigation, which would hide the page's own growth.
    args: [...(launchOptions?.args ?? []), '--js-flags=--jitless --no-lazy-feedback-allocation'],
  },
});

test('a long visit with searches, menus and both colour modes leaves nothing behind', {
  tag: '@night',
}, async ({ page, rounds }) => {
  // A single round reveals leaks of each page or each use; many rounds reveal those of a single kind of page.
  // The links of the recipes are in a category that is closed at first.
  const listed = docPaths.filter((path) => !path.startsWith('/docs/guides/recipes'));
  const paths = rounds > 1 ? listed : listed.filter((_, index) => index % 3 === 1);
  test.slow(); // Repeated garbage collections take a busy machine long.
  await open(page, START);
  await markDocument(page);
  // One round first, so that everything kept on purpose exists: pages, parts of the app, the search.
  await walk(page, paths);
  const before = await holdings(page);
  for (let round = 1; round <= rounds; round += 1) await walk(page, paths);
  await expectSameDocument(page);

  const after = await holdings(page);
  console.log(`After ${rounds} more rounds: ${describe(before, after)}`);
  await expect.poll(async () => growth(before, await holdings(page))).toEqual([]);
});

/** The growth of a page's counts beyond the limits. */
function growth(before: Holdings, after: Holdings): readonly string[] {
  return [
    ...COUNTED.filter((kind) => after[kind] > before[kind]),
    ...MEASURED.filter((kind) => after[kind] > before[kind] * (1 + TOLERANCE)),
  ].map((kind) => `${kind}: ${before[kind]} → ${after[kind]}`);
}

function describe(before: Holdings, after: Holdings): string {
  return [...MEASURED, ...COUNTED].map((kind) => `${kind} ${before[kind]} → ${after[kind]}`).join(', ');
}

/** Navigates to pages of the documentation one after another, and uses a feature of the site on each. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const [step, path] of paths.entries()) {
    await sidebarLink(page, path).click();
    await expectPage(page, path);
    await USES[step % USES.length]?.(page, path);
  }
  await sidebarLink(page, START).click();
  await expectPage(page, START);
}

/** The actions of readers on a page. */
const USES: readonly ((page: Page, path: string) => Promise<void>)[] = [
  async (page) => {
    const { dialog } = await searchFor(page, 'node');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
  async (page) => {
    const html = page.locator('html');
    const former = (await html.getAttribute('data-theme')) ?? '';
    await page.getByRole('button', { name: /^Switch to/ }).click();
    await expect(html).not.toHaveAttribute('data-theme', former);
  },
  async (page) => {
    await page.getByRole('button', { name: 'Examples' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  },
  async (page, path) => {
    const { options } = await searchFor(page, readPage(path).title);
    const target = await options.first().getAttribute('data-href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
  },
  async (page, path) => {
    const place = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await place.getByRole('link', { name: 'Home' }).click();
    await expectPage(page, '/');
    await page.goBack();
    await expectPage(page, path);
  },
];
