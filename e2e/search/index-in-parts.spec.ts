import type { Page } from '@playwright/test';
import { test as offlineTest } from '../offline/offline-test.ts';
import { saveButton, workerActive } from '../support/offline.ts';
import { openSearch, searchFor } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

// A site whose index is too large for one file, because its limit is lowered for the test.
test.use({ site: 'longSidebar' });
offlineTest.use({ firstRelease: 'longSidebar' });

/** Records the parts of the index that a page requests. */
function recordParts(page: Page): readonly string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    const [part] = /(?:pages|words)-\d+(?=\.json$)/.exec(request.url()) ?? [];
    if (part !== undefined) parts.push(part);
  });
  return parts;
}

test('a reader finds a page of a large site, and no part of the index is loaded twice while typing', async ({
  page,
}) => {
  const parts = recordParts(page);
  await open(page, '/docs/start');
  const { field, options, status } = await searchFor(page, 'r');
  await field.pressSequentially('afts');
  await expect(status).toHaveText(/^\d+ results?$/);
  await expect(options.first()).toHaveAttribute('data-href', '/docs/guide/rafts');
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts).size).toBe(parts.length);
});

offlineTest('a reader who has saved a large site searches all of it offline', async ({ page, context }) => {
  await open(page, '/docs/start');
  await workerActive(page);
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  await context.setOffline(true);
  const { options } = await searchFor(page, 'two otters');
  await expect(options.first()).toHaveAttribute('data-href', /^\/docs\/guide\/rafts/);
});

test('a part that cannot be loaded fails the search, which can be retried', async ({ page, messages }) => {
  messages.expect(/console error: Failed to load resource: .* 404/);
  await open(page, '/docs/start');
  const WORDS = /\/search-\w+-words-\d+\.json$/;
  await page.route(WORDS, (route) => route.fulfill({ status: 404 }));
  const { field, dialog, options } = await openSearch(page);
  await field.fill('rafts');
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(WORDS);
  await retry.click();
  await expect(options.first()).toHaveAttribute('data-href', '/docs/guide/rafts');
});
