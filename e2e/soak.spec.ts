import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { type Holdings, holdings } from './support/memory.ts';
import { expectPage, sidebarLink } from './support/navigating.ts';
import { expectSameDocument, markDocument } from './support/same-document.ts';
import { searchFor } from './support/search-dialog.ts';
import { docPaths, readPage } from './support/site-pages.ts';
import { test as base, expect, open } from './support/test.ts';

/**
 * How often the pages are walked through; `npm run soak` walks further, see soak.config.ts. Only whole rounds can be
 * compared: which elements of former pages the browser still has depends on what was done last.
 */
const test = base.extend<{ readonly rounds: number }>({ rounds: [1, { option: true }] });

/** Where each round of the walk ends, so that rounds can be compared. */
const START = '/docs/overview';

/** What must not grow at all. */
const COUNTED = ['listeners', 'documents', 'workers'] as const;

/** What may differ a little: the page is not in the very same state again. */
const MEASURED = ['heap', 'nodes'] as const;

/** How much more of that there may be after the walk, as a fraction. */
const TOLERANCE = 0.1;

const { launchOptions } = config.use ?? {};

test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    ...launchOptions,
    // The longer a page runs, the more of its functions the browser compiles, and counts the code as heap: about 10 KB
    // with each navigation, which would hide what the page itself holds.
    args: [...(launchOptions?.args ?? []), '--js-flags=--jitless --no-lazy-feedback-allocation'],
  },
});

test('a long visit with searches, menus and both colour modes leaves nothing behind', async ({
  page,
  rounds,
}) => {
  // A single round is for what each page or each use leaves behind; many rounds show what a page of its own kind does.
  const paths = rounds > 1 ? docPaths : docPaths.filter((_, index) => index % 3 === 1);
  test.slow(); // It collects all garbage again and again, which takes a busy machine long.
  await open(page, START);
  await markDocument(page);
  // Once through all, so that everything that is kept on purpose is there: pages, parts of the app, the search.
  await walk(page, paths);
  const before = await holdings(page);
  for (let round = 1; round <= rounds; round += 1) await walk(page, paths);
  await expectSameDocument(page);

  const after = await holdings(page);
  console.log(`After ${rounds} more rounds: ${describe(before, after)}`);
  await expect.poll(async () => growth(before, await holdings(page))).toEqual([]);
});

/** What a page holds more than before, as far as it must not. */
function growth(before: Holdings, after: Holdings): readonly string[] {
  return [
    ...COUNTED.filter((kind) => after[kind] > before[kind]),
    ...MEASURED.filter((kind) => after[kind] > before[kind] * (1 + TOLERANCE)),
  ].map((kind) => `${kind}: ${before[kind]} → ${after[kind]}`);
}

function describe(before: Holdings, after: Holdings): string {
  return [...MEASURED, ...COUNTED].map((kind) => `${kind} ${before[kind]} → ${after[kind]}`).join(', ');
}

/** Goes to pages of the documentation one after another, and uses something of the site on each. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const [step, path] of paths.entries()) {
    await sidebarLink(page, path).click();
    await expectPage(page, path);
    await USES[step % USES.length]?.(page, path);
  }
  await sidebarLink(page, START).click();
  await expectPage(page, START);
  // The end of a long article comes after its opening has been painted.
  const lastHeading = [...readPage(START).html.matchAll(/<h2 id=([^\s>]+)/g)].at(-1)?.[1];
  await expect(page.locator(`#${lastHeading}`)).toBeAttached();
}

/** What readers do on a page. */
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
