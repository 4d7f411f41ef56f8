import type { Page } from '@playwright/test';
import { blockStorage } from '../support/browser-storage.ts';
import { followChosen, openSearch, searchDialog, searchFor } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

const KEY = 'search-recent';

/** Opens a page for a reader who has stored nothing but these recent searches. */
async function comeWith(page: Page, memory: string): Promise<void> {
  await page.evaluate(
    ([key, text]) => {
      localStorage.clear();
      localStorage.setItem(key, text);
    },
    [KEY, memory] as const,
  );
  await open(page, '/docs/overview');
}

test('a first opening offers pages to start with and queries to try, in a dialog that keeps its size', async ({
  page,
}) => {
  await open(page, '/docs/concepts/nodes');
  const { dialog, field, list, options, suggestions, status } = await openSearch(page);
  await expect(list.getByRole('group', { name: 'Start here' }).getByRole('option')).toHaveCount(5);
  await expect(list.getByRole('group', { name: 'Try a search' }).getByRole('option')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: /^Clear/ })).toHaveCount(0);
  await expect(status).toHaveText('Find pages, sections and API names.');
  const height = async () => Math.round((await dialog.boundingBox())?.height ?? 0);
  const before = await height();
  await field.fill('xyzzyq');
  await expect(status).toContainText('No results');
  expect(await height()).toBe(before);
  await field.fill('');
  await suggestions.last().click();
  await expect(field).toHaveValue('read-only page');
  await expect(status).toHaveText(/results$/);
  expect(await height()).toBe(before);
  await field.fill('');
  await expect(suggestions).toHaveCount(8);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(page).toHaveURL('/docs/overview');
});

test('a search is listed, repeated, and forgotten', async ({ page }) => {
  const { dialog, field, options, status, recentSearches, suggestions } = searchDialog(page);
  await test.step('a search that led to a page is remembered, the last one first', async () => {
    await open(page, '/docs/overview');
    for (const query of ['frame', 'canvas', 'Frame']) {
      await searchFor(page, query);
      await followChosen(page);
    }
    await openSearch(page);
    await expect(recentSearches).toHaveText(['Frame', 'canvas']);
    await page.keyboard.press('Escape');
    await open(page, '/docs/concepts/nodes');
    await openSearch(page);
    await expect(recentSearches).toHaveText(['Frame', 'canvas']);
  });

  await test.step('a recent search is repeated by keyboard', async () => {
    await comeWith(page, '["canvas","frame","node"]');
    await openSearch(page);
    await expect(options).toHaveText(['canvas', 'frame', 'node']);
    await expect(options.nth(1)).toHaveAttribute('data-href', '/search/?q=frame');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue('frame');
    await expect(status).toHaveText(/results$/);
  });

  await test.step('all are forgotten on request', async () => {
    await field.fill('');
    await expect(options).toHaveText(['canvas', 'frame', 'node']);
    await dialog.getByRole('button', { name: 'Clear recent searches' }).press('Enter');
    await expect(recentSearches).toHaveCount(0);
    await expect(suggestions).toHaveCount(8);
    await expect(field).toBeFocused();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('[]');
  });
});

// A full one: `storage.test.ts`.
test('without working storage, only the recent searches of later visits are lost', async ({ page }) => {
  await blockStorage(page);
  await open(page, '/docs/overview');
  await searchFor(page, 'canvas');
  await followChosen(page);
  await expect((await openSearch(page)).recentSearches).toHaveText(['canvas']);
});
