import { covers } from '../../test-support/untrusted-inputs/browser.ts';
import { openSearch } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';
import { OFFLINE_NOTE, startIndex } from './hosted-index.ts';

test.use({ site: 'hosted' });

test('the hosted index answers first, and only with results that can be shown', async ({ page }) => {
  const server = await startIndex(page);
  await open(page, '/docs/start');
  const { field, options, status, list } = await openSearch(page);
  await field.fill('raft');
  await expect(options).toHaveCount(1);
  await expect(options).toHaveAttribute('data-href', '/docs/guide/rafts#two-otters');
  await expect(options).toContainText('Raft <b>online</b>');
  await expect(list.getByRole('group')).toHaveAccessibleName('From the hosted index');
  await expect(options.locator('mark').first()).toHaveText('Raft');
  await expect(status).not.toContainText(OFFLINE_NOTE);
  expect(server.requests.length).toBeGreaterThan(0);
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
  await expect(options.first()).toHaveAttribute('data-href', /^\/docs\//);
  expect(await options.count()).toBeGreaterThan(1);

  // During its pause, no query waits for it.
  const asked = server.requests.length;
  await field.fill('otters');
  await expect(options.first()).toContainText(/otters/i);
  await expect(status).toContainText(OFFLINE_NOTE);
  expect(server.requests.length).toBe(asked);

  server.fault = () => undefined;
  await page.clock.fastForward(31_000);
  await field.fill('raft');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('Raft <b>online</b>');
  await expect(status).not.toContainText(OFFLINE_NOTE);
  await server.close();
  covers('hosted reply', 'a reply that never ends');
});

test('the search page, too, says that it searches offline', async ({ page, messages }) => {
  messages.expect(/Failed to load resource: .* 403/);
  const server = await startIndex(page);
  server.fault = () => ({ kind: 'body', status: 403, body: '{"message":"Invalid API key","status":403}' });
  await open(page, '/search?q=package');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText(OFFLINE_NOTE);
  await expect(main.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toBeVisible();
  await server.close();
});
