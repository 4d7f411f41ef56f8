import { networkAtRest } from '../support/requests.ts';
import { openSearch, searchFor } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

const INDEX = /\/assets\/search-\w+\.json$/;
const FAILED = 'Unable to fetch results. You might want to check your network connection.';

test('the search has its worker in a browser without URL.parse, such as Safari 17', {
  tag: '@night',
}, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
  await open(page, '/docs/overview');
  await expect((await searchFor(page, 'canvas')).options.first()).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test('the search announces its results', async ({ page, context }) => {
  await open(page, '/docs/overview');
  const { status, field, options, dialog, list } = await openSearch(page);
  await test.step('results are counted, and nothing is announced before there is a query', async () => {
    await expect(status).toHaveText('Find pages, sections and API names.');
    await field.fill('   ');
    await expect(status).toHaveText('Find pages, sections and API names.');
    await field.fill('acknowledgements');
    await expect(status).toHaveText(/^\d+ results?$/);
    await expect(options.first()).toHaveAttribute('data-href', '/docs/acknowledgements');
  });

  await test.step('the results of the previous query stay until there are new ones', async () => {
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

  await test.step('if there are no results, the query is named and can be reported, and there are pages to start with', async () => {
    await field.fill('xyzzy & "wvvbkj"');
    await expect(status).toHaveText('No results for "xyzzy & "wvvbkj""');
    await expect(list.getByRole('group', { name: 'Start here' }).getByRole('option')).toHaveCount(5);
    const link = dialog.getByRole('link', { name: 'Let us know.' });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.pathname).toMatch(/\/issues\/new$/);
    expect(url.searchParams.get('title')).toContain('xyzzy & "wvvbkj"');
  });

  await test.step('current entries come before deprecated ones, with what they are and do', async () => {
    await field.fill('setProp');
    await expect(options.first()).toHaveAttribute('data-href', '/docs/api/useNode#action-setprop');
    await expect(options.first()).toContainText(/Hook.*Changes the Node's props/s);
    const targets = await options.evaluateAll((all) => all.map((one) => one.getAttribute('data-href')));
    expect(targets.indexOf('/docs/api/useNode#return-setprop')).toBeGreaterThan(
      targets.indexOf('/docs/api/useEditor#action-setprop'),
    );
    await expect(options.filter({ hasText: 'Deprecated.' }).locator('.search-badge')).toHaveText(
      'Deprecated',
    );
  });

  await test.step('what matches by a synonym says so', async () => {
    await field.fill('persist');
    await expect(options.first()).toContainText(/Similar words: Save/i);
  });

  await test.step('the search continues when the connection is lost during typing', async () => {
    await field.fill('no');
    await expect(status).toHaveText(/^\d+ results?$/);
    // Pages are prefetched, which would be reported as failed requests.
    await networkAtRest(page);
    await context.setOffline(true);
    await field.pressSequentially('des');
    await expect(status).toHaveText(/^\d+ results$/);
    await expect(options.first()).toContainText('Nodes');
    await context.setOffline(false);
  });
});

test('the number of results is announced when the reader has stopped typing', async ({ page }) => {
  await page.clock.install();
  await open(page, '/docs/overview');
  const { field, status, options } = await searchFor(page, 'us');
  const firstMark = options.first().locator('mark').first();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const query of ['use', 'useNode']) {
    await field.fill(query);
    await expect
      .poll(async () => {
        await page.clock.runFor(5);
        return (await firstMark.textContent())?.toLowerCase();
      })
      .toBe(query.toLowerCase());
    await page.clock.runFor(900);
    expect(await status.ariaSnapshot()).not.toContain('results');
  }
  await page.clock.runFor(200);
  await expect(status).toMatchAriaSnapshot('- status: /^\\d+ results$/');
});

test('a failed search is repeated on request, and when the connection is back', async ({
  page,
  context,
  messages,
}) => {
  messages.expect(/failed request: .*search-\w+\.json/);
  messages.expect(/console error: Failed to load resource/);
  // Before the page is opened: a busy page handles a key press before it learns of a route.
  await page.route(INDEX, (route) => route.abort('internetdisconnected'));
  await open(page, '/docs/overview');
  const { field, status, dialog } = await openSearch(page);
  await field.fill('node');
  await expect(status).toHaveText(FAILED);
  await page.unroute(INDEX);
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(field).toBeFocused();

  await page.route(INDEX, (route) => route.abort('internetdisconnected'));
  await open(page, '/docs/overview');
  const again = await openSearch(page);
  await again.field.fill('node');
  await expect(again.status).toHaveText(FAILED);
  await page.unroute(INDEX);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(again.status).toHaveText(/^\d+ results$/);
});
