import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { openSearch } from '../support/search-dialog.ts';
import { isEveryPage } from '../support/sites.ts';
import { address, expect, hydrated, open, test, twoFrames } from '../support/test.ts';

function searchPage(page: Page) {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('searchbox', { name: 'Search documentation' }),
    heading: main.getByRole('heading', { level: 1 }),
    status: main.getByRole('status'),
    results: main.getByRole('list', { name: 'Search results' }).getByRole('link'),
  };
}

test('the search page shows the results for its address', async ({ page }) => {
  const { field, heading, status, results } = searchPage(page);
  await test.step('a link with a query shows its results', async () => {
    await open(page, '/search?q=useNode');
    await expect(heading).toHaveText('Search results for “useNode”');
    await expect(field).toHaveValue('useNode');
    await expect(status).toHaveText(/^\d+ results$/);
    await expect(results.first()).toHaveAttribute('href', '/docs/api/useNode');
    await expect(results.first().locator('mark')).toHaveText('useNode');
  });

  await test.step('if there are no results, the page says so', async () => {
    await field.fill('xyzzyqq');
    await expect(status).toHaveText('No results for "xyzzyqq"');
    await page.getByRole('radio', { name: 'Guides' }).check();
    await expect(page.getByRole('main').getByRole('link', { name: 'Let us know.' })).toBeVisible();
  });

  await test.step('of many results, the first are shown, and how many there are', async () => {
    await open(page, '/search?q=node');
    await expect(results).toHaveCount(50);
    await expect(page.getByText(/^The first 50 of \d+ are shown/)).toBeVisible();
  });

  await test.step('without a query, the page says what can be found', async () => {
    await open(page, '/search');
    await expect(heading).toHaveText('Search');
    await expect(status).toHaveText('Find pages, sections and API names.');
    await expect(page.getByText('Searching needs JavaScript')).toBeHidden();
  });

  await test.step('typing fast loses no letter', async () => {
    const text = 'drag and drop a component into the frame';
    await field.pressSequentially(text);
    await expect(field).toHaveValue(text);
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: text })}`);
    await expect(field).toHaveValue(text);
  });

  await test.step('nor does a pause, wherever the address came from', async () => {
    // From a host that adds a slash, and from the link that skips to the main content.
    for (const place of isEveryPage ? ['/search/', '/search#main'] : ['/search/']) {
      await open(page, place);
      await field.pressSequentially('node');
      await expect(page).toHaveURL(/\?q=node\b/);
      await page.keyboard.type('s');
      await expect(page).toHaveURL(/\?q=nodes\b/);
      await expect(field, place).toBeFocused();
      await expect(field).toHaveValue('nodes');
    }
  });
});

test('Back and Forward lead through the queries that were sent on the search page', async ({ page }) => {
  const { field, heading, results } = searchPage(page);
  await test.step('a typed query has one step, after the one with which the reader came', async () => {
    await open(page, '/docs/overview');
    const { dialog, field: dialogField } = await openSearch(page);
    await dialogField.fill('node');
    await dialog.getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL('/search?q=node');
    const entries = await page.evaluate(() => history.length);
    await field.fill('');
    await field.pressSequentially('frame');
    await expect(page).toHaveURL('/search?q=frame');
    await expect(heading).toHaveText('Search results for “frame”');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(field).toHaveValue('node');
    await page.goBack();
    await expect(page).toHaveURL('/docs/overview');
  });

  await test.step('a query that is sent with Enter gets its own step', async () => {
    await open(page, '/search?q=node');
    await field.fill('frame');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=frame');
    await field.fill('layers');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=layers');
    for (const query of ['frame', 'node']) {
      await page.goBack();
      await expect(page).toHaveURL(`/search?q=${query}`);
      await expect(field).toHaveValue(query);
      await expect(heading).toHaveText(`Search results for “${query}”`);
      await expect(results.first()).toContainText(new RegExp(query, 'i'));
    }
    await page.goForward();
    await expect(field).toHaveValue('frame');
  });

  await test.step('a reader who returns from a result sees the results again', async () => {
    await field.fill('');
    await expect(page).toHaveURL('/search');
    await field.pressSequentially('useEditor');
    await expect(results.first()).toHaveAttribute('href', '/docs/api/useEditor');
    await results.first().click();
    await expect(page).toHaveURL('/docs/api/useEditor');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=useEditor');
    await expect(field).toHaveValue('useEditor');
    await expect(results.first()).toHaveAttribute('href', '/docs/api/useEditor');
  });
});

test('the search page does not make a reader wait', async ({ page }) => {
  const { field, results } = searchPage(page);
  await test.step('text typed before the app runs takes precedence over the address', async () => {
    const release = await hold(page, /\/assets\/app-[^/]+\.js$/);
    await page.goto(address('/search?q=node'));
    await field.pressSequentially('frame');
    release();
    await hydrated(page);
    await expect(page).toHaveURL('/search?q=frame');
    await expect(field).toHaveValue('frame');
    await expect(field).toBeFocused();
    await field.pressSequentially('s');
    await expect(page).toHaveURL('/search?q=frames');
  });

  await test.step('results appear without a further action of the reader', async () => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 1;
    });
    await page.goto(address('/search?q=useNode'));
    await expect(results.first()).toHaveAttribute('href', '/docs/api/useNode');
  });
});

test('Back from a result, and a reload, return to the same place, results and filter', async ({ page }) => {
  const { results } = searchPage(page);
  const guides = page.getByRole('radio', { name: 'Guides' });
  await open(page, '/search?q=node');
  const all = await results.allTextContents();
  await guides.check();
  await expect.poll(() => results.allTextContents()).not.toEqual(all);
  const result = results.nth(32);
  const name = await result.textContent();
  await result.scrollIntoViewIfNeeded();
  // The position is known when the page has been shown there.
  await twoFrames(page);
  for (const comesBack of [
    async () => {
      await result.click();
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
      await page.goBack();
    },
    async () => {
      await page.reload();
      await hydrated(page);
    },
  ]) {
    await comesBack();
    await expect(results).toHaveCount(50);
    await expect(guides).toBeChecked();
    await expect(result).toHaveText(name ?? '');
    await expect(result).toBeInViewport();
  }
});
