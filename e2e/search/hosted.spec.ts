import { networkAtRest } from '../support/requests.ts';
import { openSearch } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';
import { OFFLINE_NOTE, startIndex } from './hosted-index.ts';

test.use({ site: 'small' });

test('the hosted index answers first, and only with results that can be shown', async ({ page }) => {
  const server = await startIndex(page);
  await open(page, '/docs/start');
  const { field, options, status, list } = await openSearch(page);
  await field.fill('raft');
  await expect(options).toHaveCount(1);
  await expect(options).toHaveAttribute('data-href', '/otter/docs/guide/rafts#two-otters');
  await expect(options).toContainText('Raft <b>online</b>');
  await expect(list.getByRole('group')).toHaveAccessibleName('From the hosted index');
  await expect(options.locator('mark').first()).toHaveText('Raft');
  await expect(status).not.toContainText(OFFLINE_NOTE);
  expect(server.requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(server.requests.at(-1)?.body)).toContain('"clickAnalytics":false');
  await server.close();
});

test('the mark of the hosted index is where its results are, in the dialog and on the page', async ({
  page,
}) => {
  const server = await startIndex(page);
  await open(page, '/docs/start');
  const { field, dialog, options } = await openSearch(page);
  const mark = dialog.getByRole('link', { name: 'Search by Algolia' });
  await expect(mark).toHaveCount(0);
  await field.fill('raft');
  await expect(options).toHaveCount(1);
  await expect(mark).toHaveAttribute('href', 'https://www.algolia.com/');
  // Only the offline index knows this word.
  await field.fill('package');
  await expect(options.first()).toHaveAttribute('data-href', /^\/otter\/docs\/start/);
  await expect(mark).toHaveCount(0);
  await open(page, '/search?q=raft');
  await expect(page.getByRole('main').getByRole('link', { name: 'Search by Algolia' })).toBeVisible();
  await server.close();
});

test('an index that is empty, or filled for other filters, gives way to the offline one at once', async ({
  page,
}) => {
  const server = await startIndex(page);
  await open(page, '/docs/start');
  const { field, options, status } = await openSearch(page);
  const records = server.indexes.get('docs')?.records ?? new Map();
  const filled = new Map(records);
  for (const [what, query, changed] of [
    ['empty', 'otters', []],
    [
      'for another version',
      'hands',
      [...filled].map(([id, record]) => [id, { ...record, docusaurus_tag: 'docs-default-1.0' }]),
    ],
    ['for another language', 'guide', [...filled].map(([id, record]) => [id, { ...record, language: 'fr' }])],
  ] as const) {
    await test.step(what, async () => {
      records.clear();
      for (const [id, record] of changed) records.set(id, record);
      await field.fill(query);
      await expect(options.first()).toContainText(new RegExp(query, 'i'));
      await expect(status).toContainText(OFFLINE_NOTE);
    });
  }
  await test.step('what neither finds has no results, without a note', async () => {
    await field.fill('xyzzy wvvbkj');
    await expect(status).toHaveText('No results for "xyzzy wvvbkj"');
  });
  await test.step('the index is asked again with the next query', async () => {
    for (const [id, record] of filled) records.set(id, record);
    await field.fill('raft');
    await expect(options).toHaveCount(1);
    await expect(status).not.toContainText(OFFLINE_NOTE);
  });
  await server.close();
});

test('a hosted index that never answers gives way to the offline one, and is tried again later', async ({
  page,
}) => {
  const server = await startIndex(page);
  server.fault = () => ({ kind: 'hang' });
  await page.clock.install();
  await open(page, '/docs/start');
  const { field, options, status } = await openSearch(page);
  await field.fill('raft');
  await expect(status).toContainText(/^\d+ results/);
  await expect(status).toContainText(OFFLINE_NOTE);
  await expect(options.first()).toHaveAttribute('data-href', /^\/otter\/docs\//);
  expect(await options.count()).toBeGreaterThan(1);

  await field.fill('otters');
  await expect(options.first()).toContainText(/otters/i);

  server.fault = () => undefined;
  await page.clock.fastForward(31_000);
  await field.fill('raft');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('Raft <b>online</b>');
  await expect(status).not.toContainText(OFFLINE_NOTE);

  await test.step('the search page, too, says that it searches offline', async () => {
    server.fault = () => ({ kind: 'hang' });
    await open(page, '/search?q=package');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toContainText(OFFLINE_NOTE);
    await expect(main.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toBeVisible();
  });
  await server.close();
});

test('a connection lost during typing costs the hosted index, not the results', async ({
  page,
  context,
  messages,
}) => {
  messages.expect(/ERR_INTERNET_DISCONNECTED/);
  const server = await startIndex(page);
  await open(page, '/docs/start');
  const { field, options, status } = await openSearch(page);
  // On a busy machine a reply may take longer than the page waits for it.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await field.fill('');
    await field.fill('raft');
    await expect(options).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  // Pages are prefetched, and so is the offline index.
  await networkAtRest(page);
  await context.setOffline(true);
  await field.pressSequentially('s');
  await expect(status).toContainText(OFFLINE_NOTE);
  await expect(options.first()).toContainText('Rafts');
  await context.setOffline(false);
  await server.close();
});
