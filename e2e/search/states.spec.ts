import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { covers } from '../../test-support/untrusted-inputs/browser.ts';
import { networkAtRest } from '../support/requests.ts';
import { openSearch, searchFor } from '../support/search-dialog.ts';
import { siteFile } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';

const INDEX = /\/assets\/search-\w+\.json$/;
const FAILED = 'Unable to fetch results. You might want to check your network connection.';

const indexText = readFileSync(
  siteFile(`assets/${readdirSync(siteFile('assets')).find((file) => /^search-\w+\.json$/.test(file))}`),
  'utf8',
);

test('the search says what it has found', async ({ page, context }) => {
  await open(page, '/docs/overview');
  const { status, field, options, dialog, list } = await openSearch(page);
  await test.step('results are counted, and nothing is said before there is a query', async () => {
    await expect(status).toHaveText('Find pages, sections and API names.');
    await field.fill('   ');
    await expect(status).toHaveText('Find pages, sections and API names.');
    await field.fill('acknowledgements');
    await expect(status).toHaveText(/^\d+ results?$/);
    await expect(options.first()).toHaveAttribute('data-href', '/docs/acknowledgements');
  });

  await test.step('the results of the query before stay until there are others', async () => {
    await page.evaluate(() => {
      const seen: number[] = [];
      new MutationObserver(() => seen.push(document.querySelectorAll('[role="option"]').length)).observe(
        document.body,
        { subtree: true, childList: true, characterData: true },
      );
      Object.assign(window, { seen });
    });
    await field.fill('sponsor');
    await expect(options.first()).toHaveAttribute('data-href', '/docs/sponsor');
    expect(await page.evaluate(() => Math.min(...Reflect.get(window, 'seen')))).toBeGreaterThan(0);
  });

  await test.step('where nothing is found, the query is named and can be reported', async () => {
    await field.fill('xyzzy & "wvvbkj"');
    await expect(status).toHaveText('No results for "xyzzy & "wvvbkj""');
    await expect(list).toHaveCount(0);
    const link = dialog.getByRole('link', { name: 'Let us know.' });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.pathname).toMatch(/\/issues\/new$/);
    expect(url.searchParams.get('title')).toContain('xyzzy & "wvvbkj"');
  });

  await test.step('the search goes on when the connection is lost while one types', async () => {
    await field.fill('no');
    await expect(status).toHaveText(/^\d+ results?$/);
    // Pages are fetched in advance, which would be told as failed requests.
    await networkAtRest(page);
    await context.setOffline(true);
    await field.pressSequentially('des');
    await expect(status).toHaveText(/^\d+ results$/);
    await expect(options.first()).toContainText('Nodes');
    await context.setOffline(false);
  });
});

test('that a search is under way is said after 200 ms, and not before', async ({ page }) => {
  await page.route(INDEX, () => {});
  await page.clock.install();
  await open(page, '/docs/overview');
  const { field, status } = await openSearch(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('node');
  await page.clock.runFor(190);
  await expect(status).toHaveText('');
  await page.clock.runFor(20);
  await expect(status).toHaveText('Searching…');
});

/** Has the index answer so, and shows that the search fails until the reader types on and the index is there. */
async function expectFailure(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.route(INDEX, (route) => route.fulfill(answer));
  await open(page, '/docs/overview');
  const { field, status, dialog, options } = await openSearch(page);
  await field.pressSequentially('nod');
  await expect(status).toHaveText(FAILED);
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(INDEX);
  await field.pressSequentially('e');
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(options.first()).toBeVisible();
}

test('an index that is missing fails the search, and typing on tries again', async ({ page, messages }) => {
  messages.expect(/console error: Failed to load resource: .* 404/);
  await expectFailure(page, { status: 404, body: 'Not found' });
  covers('offline index', 'missing');
});

test('an index that cannot be read fails the search, and typing on tries again', async ({ page }) => {
  for (const [what, input, answer] of [
    ['is cut off', 'truncated', { body: indexText.slice(0, 20_000) }],
    ['is HTML', 'HTML', { body: '<!doctype html><title>Home</title>', contentType: 'text/html' }],
    ['has an older form', 'an older version', { body: indexText.replace(/"version":\d+/, '"version":0') }],
  ] as const) {
    await test.step(`an index that ${what}`, () => expectFailure(page, answer));
    covers('offline index', input);
  }
});

test('a failed search is made again when asked for, and when the connection is back', async ({
  page,
  messages,
}) => {
  messages.expect(/failed request: .*search-\w+\.json/);
  messages.expect(/console error: Failed to load resource/);
  await open(page, '/docs/overview');
  await page.route(INDEX, (route) => route.abort('internetdisconnected'));
  const { field, status, dialog } = await openSearch(page);
  await field.fill('node');
  await expect(status).toHaveText(FAILED);
  await page.unroute(INDEX);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText(/^\d+ results$/);

  await open(page, '/docs/overview');
  await page.route(INDEX, (route) => route.abort('internetdisconnected'));
  const again = await openSearch(page);
  await again.field.fill('node');
  await expect(again.status).toHaveText(FAILED);
  await page.unroute(INDEX);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(again.status).toHaveText(/^\d+ results$/);
  covers('offline index', 'unreachable');
});

test('the search works where its worker cannot start', async ({ page, messages }) => {
  messages.expect(/Search runs without its worker/);
  await page.route(/\/assets\/worker-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>' }),
  );
  await open(page, '/docs/overview');
  const { options } = await searchFor(page, 'useNode');
  await expect(options.first()).toHaveAttribute('data-href', '/docs/api/useNode');
  covers('offline index', 'a worker that cannot start');
});
