import type { Page } from '@playwright/test';
import { covers } from '../../test-support/untrusted-inputs/browser.ts';
import { blockStorage, fillStorage } from '../support/browser-storage.ts';
import { followActive, openSearch, searchFor } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

const KEY = 'search-recent';

/** Puts a value into the reader's storage before a visit. */
async function remember(page: Page, value: string): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
}

test('a search that led somewhere is remembered, the last one first', async ({ page }) => {
  await open(page, '/docs/overview');
  for (const query of ['frame', 'canvas', 'Frame']) {
    await searchFor(page, query);
    await followActive(page);
  }
  const { recentSearches } = await openSearch(page);
  await expect(recentSearches).toHaveText(['Frame', 'canvas']);
  await page.keyboard.press('Escape');
  await open(page, '/docs/concepts/nodes');
  await expect((await openSearch(page)).recentSearches).toHaveText(['Frame', 'canvas']);
});

test('a recent search is made again by keyboard', async ({ page }) => {
  await remember(page, '["canvas","frame"]');
  await open(page, '/docs/overview');
  const { field, status, options } = await openSearch(page);
  await expect(options.nth(1)).toHaveAttribute('data-href', '/search?q=frame');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('frame');
  await expect(status).toHaveText(/results$/);
});

test('a recent search is forgotten by keyboard', async ({ page }) => {
  await remember(page, '["canvas","frame","node"]');
  await open(page, '/docs/overview');
  const { field, options } = await openSearch(page);
  await field.press('ArrowDown');
  await field.press('Delete');
  await expect(options).toHaveText(['canvas', 'node']);
  await expect(field).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('["canvas","node"]');
});

test('a recent search is forgotten by its button, by mouse and by keyboard', async ({ page }) => {
  await remember(page, '["canvas","frame","node"]');
  await open(page, '/docs/overview');
  const { dialog, field, options } = await openSearch(page);
  const button = (query: string) =>
    dialog.getByRole('button', { name: `Remove “${query}” from recent searches` });
  // Not before the dialog has come to rest.
  await expect(async () => {
    const [row, remover] = [await options.nth(1).boundingBox(), await button('frame').boundingBox()];
    expect(remover?.y).toBeCloseTo(row?.y ?? Number.NaN, 0);
  }).toPass();
  await button('frame').click();
  await expect(options).toHaveText(['canvas', 'node']);
  await button('canvas').focus();
  await page.keyboard.press('Enter');
  await expect(options).toHaveText(['node']);
  await expect(field).toBeFocused();
});

test('a page that was opened from the search is listed, opens again, and is forgotten', async ({ page }) => {
  await open(page, '/docs/overview');
  await searchFor(page, 'useNode');
  await followActive(page);
  await open(page, '/docs/sponsor');
  const { dialog, field, recentPages } = await openSearch(page);
  await expect(recentPages).toHaveText(['useNode()']);
  await field.press('End');
  await field.press('ArrowUp');
  await followActive(page);
  await expect(page).toHaveURL('/docs/api/useNode');
  await openSearch(page);
  // Not before the dialog has come to rest.
  await expect(async () => {
    const remover = dialog.getByRole('button', { name: 'Remove “useNode()” from recent pages' });
    const [row, box] = [await recentPages.first().boundingBox(), await remover.boundingBox()];
    expect(box?.y).toBeCloseTo(row?.y ?? Number.NaN, 0);
  }).toPass();
  await dialog.getByRole('button', { name: 'Remove “useNode()” from recent pages' }).click();
  await expect(recentPages).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('a search made in another tab is there', async ({ page, context }) => {
  await open(page, '/docs/overview');
  const { options, recentSearches } = await openSearch(page);
  await expect(options).toHaveCount(0);
  const other = await context.newPage();
  await open(other, '/docs/overview');
  const search = await searchFor(other, 'canvas');
  await search.field.press('Enter');
  await expect(recentSearches).toHaveText(['canvas']);
  covers('storage', 'a change in another tab');
});

for (const [what, input, value] of [
  ['no JSON', 'no JSON', '{'],
  ['null', 'null', 'null'],
  ['an object', 'a __proto__ key', '{"__proto__":["x"],"0":"y"}'],
  ['a list of other things', 'another shape', '[1,null,{},["x"],""," "]'],
  ['huge', 'a huge value', JSON.stringify(['x'.repeat(500_000)])],
] as const) {
  test(`a memory that is ${what} is none`, async ({ page }) => {
    await remember(page, value);
    await open(page, '/docs/overview');
    const { options, field } = await openSearch(page);
    await expect(options).toHaveCount(0);
    await field.fill('canvas');
    await expect(options.first()).toBeVisible();
    await followActive(page);
    await expect((await openSearch(page)).recentSearches).toHaveText(['canvas']);
    covers('storage', input);
  });
}

for (const [what, input, breakStorage] of [
  ['throws', 'a getter that throws', blockStorage],
  ['is full', 'an exceeded quota', fillStorage],
] as const) {
  test(`a storage that ${what} costs nothing but the memory of later visits`, async ({ page }) => {
    await breakStorage(page);
    await open(page, '/docs/overview');
    await searchFor(page, 'canvas');
    await followActive(page);
    await expect((await openSearch(page)).recentSearches).toHaveText(['canvas']);
    covers('storage', input);
    if (input === 'an exceeded quota') covers('offline index', 'a full storage');
  });
}
