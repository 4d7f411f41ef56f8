import type { Page } from '@playwright/test';
import { type HostedServer, startHostedServer } from '../../src/build/search/hosted-server.testing.ts';
import type { SearchRecord } from '../../src/shared/search-record.ts';
import { openSearch } from '../support/search-dialog.ts';
import { HOSTED_INDEX_HOST } from '../support/sites.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'hosted' });

const OFFLINE_NOTE = 'Found offline, because the online search does not answer.';

/** A record that the offline index does not have, so that its text tells where an answer comes from. */
function onlineRecord(name: string, url: string): SearchRecord {
  return {
    objectID: url,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: null,
    type: 'content',
    hierarchy: {
      lvl0: 'Guides',
      lvl1: name,
      lvl2: 'Node <b>online</b>',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'A node as the hosted index describes it.',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    weight: { pageRank: 0, level: 0, position: 0 },
  };
}

const records = [
  onlineRecord('From the hosted index', 'https://craft.js.org/docs/concepts/nodes#pitfalls'),
  onlineRecord('A script', 'javascript:alert(1)'),
  onlineRecord('Another site', 'https://evil.example/docs/overview'),
  { ...onlineRecord('Another language', 'https://craft.js.org/docs/overview'), language: 'fr' },
];

/** Starts a hosted index on this machine and has the page find it at the address that the site was built with. */
async function startIndex(page: Page): Promise<HostedServer> {
  const server = await startHostedServer();
  server.indexes.set('docs', {
    records: new Map(records.map((record) => [record.objectID, record])),
    settings: {},
  });
  await page.route(`http://${HOSTED_INDEX_HOST}/**`, (route) =>
    route.continue({ url: route.request().url().replace(HOSTED_INDEX_HOST, server.host) }),
  );
  return server;
}

test('the hosted index answers first, and only with what can be shown', async ({ page }) => {
  const server = await startIndex(page);
  await open(page, '/docs/overview');
  const { field, options, status, list } = await openSearch(page);
  await field.fill('node');
  await expect(options).toHaveCount(1);
  await expect(options).toHaveAttribute('data-href', '/docs/concepts/nodes#pitfalls');
  await expect(options).toContainText('Node <b>online</b>');
  await expect(list.getByRole('group')).toHaveAccessibleName('From the hosted index');
  await expect(options.locator('mark').first()).toHaveText('Node');
  await expect(status).not.toContainText(OFFLINE_NOTE);
  expect(server.requests.length).toBeGreaterThan(0);
  await server.close();
});

test('a hosted index that never answers gives way to the offline one, and is asked again later', async ({
  page,
}) => {
  const server = await startIndex(page);
  server.fault = () => ({ kind: 'hang' });
  await page.clock.install();
  await open(page, '/docs/overview');
  const { field, options, status } = await openSearch(page);
  await field.fill('node');
  await expect(status).toContainText(/^\d+ results/);
  await expect(status).toContainText(OFFLINE_NOTE);
  await expect(options.first()).toHaveAttribute('data-href', /^\/docs\//);
  expect(await options.count()).toBeGreaterThan(1);

  // While it has its pause, nobody waits for it again.
  const asked = server.requests.length;
  await field.fill('frame');
  await expect(options.first()).toContainText(/frame/i);
  await expect(status).toContainText(OFFLINE_NOTE);
  expect(server.requests.length).toBe(asked);

  server.fault = () => undefined;
  await page.clock.fastForward(31_000);
  await field.fill('node');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('Node <b>online</b>');
  await expect(status).not.toContainText(OFFLINE_NOTE);
  await server.close();
});

test('the search page says, too, that it searches offline', async ({ page, messages }) => {
  messages.expect(/Failed to load resource: .* 403/);
  const server = await startIndex(page);
  server.fault = () => ({ kind: 'body', status: 403, body: '{"message":"Invalid API key","status":403}' });
  await open(page, '/search?q=acknowledgements');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText(OFFLINE_NOTE);
  await expect(main.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toBeVisible();
  await server.close();
});
