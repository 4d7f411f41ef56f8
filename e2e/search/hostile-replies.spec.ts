import type { Page } from '@playwright/test';
import { HOSTILE_HIGHLIGHTS, replyOf, uselessReplies } from '../../test-support/hosted-replies.ts';
import { networkAtRest } from '../support/requests.ts';
import { openSearch, type SearchDialog } from '../support/search-dialog.ts';
import { HOSTED_INDEX_HOST } from '../support/sites.ts';
import { expect, open, test } from '../support/test.ts';
import { OFFLINE_NOTE, startIndex } from './hosted-index.ts';

test.use({ site: 'hosted' });

/** The URL of a page that can be shown. */
const PAGE = 'https://otter.example/docs/guide/rafts';

/** Ends the pause that the hosted index has after a failure. */
async function endPause(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/**
 * Searches until the hosted index has answered this number of times: on a busy machine a response may take longer than
 * the page waits for it, and is requested again.
 */
async function searchHosted(page: Page, { field, options }: SearchDialog, query: string, count: number) {
  await expect(async () => {
    await endPause(page);
    await field.fill('');
    await field.fill(query);
    await expect(options).toHaveCount(count, { timeout: 3000 });
  }).toPass();
}

test('whatever the hosted index answers, the reader gets results', async ({ page, messages }) => {
  test.slow();
  for (const status of [429, 403, 500]) {
    messages.expect(new RegExp(`Failed to load resource: .* ${status}`));
  }
  const server = await startIndex(page);
  await open(page, '/docs/start');
  const search = await openSearch(page);
  const { field, status, options, dialog } = search;
  for (const [index, [what, fault]] of uselessReplies(PAGE).entries()) {
    await test.step(`${what} (${index})`, async () => {
      server.fault = () => fault;
      await endPause(page);
      const asked = server.requests.length;
      // Another query each time: the former response must not be mistaken for this one.
      await field.fill(index % 2 === 0 ? 'otters' : 'package');
      await expect.poll(() => server.requests.length).toBeGreaterThan(asked);
      await expect(options.first()).toContainText(index % 2 === 0 ? /otters/i : /package/i);
      await expect(status).toContainText(OFFLINE_NOTE);
      await expect(dialog.locator('a[href^="javascript:"], a[href^="data:"], a[href*="evil"]')).toHaveCount(
        0,
      );
    });
  }
  server.fault = () => undefined;
  await searchHosted(page, search, 'raft', 1);
  await expect(status).not.toContainText(OFFLINE_NOTE);
  await server.close();
});

test('markup and entities in highlighted texts are shown as text, and places only once', async ({ page }) => {
  const server = await startIndex(page);
  const hits = HOSTILE_HIGHLIGHTS.map(({ value }, index) => ({
    url: `${PAGE}#${index}`,
    hierarchy: { lvl1: 'Raft', lvl2: 'Raft' },
    _highlightResult: { hierarchy: { lvl2: { value } } },
  }));
  server.fault = () => ({ kind: 'body', body: replyOf(...hits, ...hits) });
  await open(page, '/docs/start');
  const search = await openSearch(page);
  const { options, dialog } = search;
  await searchHosted(page, search, 'raft', HOSTILE_HIGHLIGHTS.length);
  for (const [index, { shown }] of HOSTILE_HIGHLIGHTS.entries()) {
    await expect(options.nth(index)).toContainText(shown.replace(/[[\]]/g, ''));
    await expect(options.nth(index).locator('mark')).toHaveText([/\[(.*)\]/.exec(shown)?.[1] ?? '']);
  }
  await expect(dialog.locator('img, script')).toHaveCount(0);
  await server.close();
});

test('a response that arrives after the one to a later query changes nothing', async ({ page }) => {
  const server = await startIndex(page);
  const gate: { open: () => void } = { open: () => {} };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const first = page.waitForRequest((request) => request.url().includes(HOSTED_INDEX_HOST));
  await page.route(
    (url) => url.host === HOSTED_INDEX_HOST,
    async (route) => {
      if (!route.request().postData()?.includes('"hosted"')) return route.fallback();
      await opened;
      // The page may have cancelled the request in the meantime.
      await route.fulfill({ body: replyOf({ url: PAGE, hierarchy: { lvl1: 'Too late' } }) }).catch(() => {});
    },
  );
  await open(page, '/docs/start');
  const search = await openSearch(page);
  await search.field.fill('hosted');
  const late = await first;
  await searchHosted(page, search, 'raft', 1);
  gate.open();
  await late.response();
  await searchHosted(page, search, 'raft online', 1);
  await expect(search.options).not.toContainText('Too late');
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
  const search = await openSearch(page);
  const { field, options, status } = search;
  await searchHosted(page, search, 'raft', 1);
  // Pages are prefetched, and so is the offline index.
  await networkAtRest(page);
  await context.setOffline(true);
  await field.pressSequentially('s');
  await expect(status).toContainText(OFFLINE_NOTE);
  await expect(options.first()).toContainText('Rafts');
  await context.setOffline(false);
  await server.close();
});
