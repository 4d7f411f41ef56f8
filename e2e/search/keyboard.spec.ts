import { hold } from '../support/hold.ts';
import { opensNewTab } from '../support/new-tab.ts';
import { networkAtRest } from '../support/requests.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import {
  followChosen,
  openSearch,
  searchDialog,
  searchFor,
  watchActiveOption,
} from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

test('the active option is the announced one, after every change', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('search-recent', '["canvas","frame"]'));
  await open(page, '/docs/overview');
  const untruths = await watchActiveOption(page);
  const { dialog, field, options, activeOption, status } = await openSearch(page);
  await expect(options).toHaveCount(2);
  await expect(activeOption).toHaveCount(0);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await expect(activeOption).toHaveText('frame');

  // In one step: an answer to the first letters would still be followed by another one.
  await field.fill('node');
  await expect(status).toHaveText(/results$/);
  const count = await options.count();
  expect(count).toBeGreaterThan(5);
  await expect(activeOption).toHaveCount(0);
  for (let step = 0; step < count; step++) await field.press('ArrowDown');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(activeOption).toBeInViewport();
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(activeOption).toBeInViewport();
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');

  await field.fill('useNode');
  await expect(options.first()).toHaveAttribute('data-href', '/docs/api/useNode');
  await expect(activeOption).toHaveCount(0);
  await expect(options.first()).toBeInViewport();
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.fill('xyzzyq wvvbkj');
  await expect(status).toContainText('No results');
  await field.fill('');
  await expect(options).toHaveCount(2);
  await field.press('ArrowDown');
  // Without recent searches, there are pages to start with and queries to try.
  await dialog.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(options).toHaveCount(8);
  await expect(activeOption).toHaveCount(0);
  await field.fill('frame');
  await expect(options.first()).toBeVisible();
  await expect(activeOption).toHaveCount(0);
  expect(await untruths()).toEqual([]);
});

test('the keys of the search do what they do elsewhere', async ({ page, context }) => {
  await open(page, '/docs/overview');
  const { dialog, field, options, status } = searchDialog(page);
  await test.step('Home and End move the caret', async () => {
    await searchFor(page, 'node');
    const caret = () => field.evaluate((input) => input instanceof HTMLInputElement && input.selectionStart);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Home');
    await field.press('Shift');
    expect(await caret()).toBe(0);
    await field.press('End');
    expect(await caret()).toBe(4);
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a mistyped name has results, and its correct spelling is offered', async () => {
    await field.fill('useNoed');
    await expect(status).toHaveText(/^\d+ results\. Did you mean useNode\?$/);
    await expect(options.first()).toHaveAttribute('data-href', '/docs/api/useNode');
    await dialog.getByRole('button', { name: 'Search for “useNode”' }).press('Enter');
    await expect(field).toHaveValue('useNode');
    await expect(field).toBeFocused();
    await expect(status).toHaveText(/^\d+ results$/);
  });

  await test.step('the keys of links and buttons in the dialog keep their functions', async () => {
    await field.fill('node');
    const all = dialog.getByRole('link', { name: 'See all results' });
    await expect(all).toHaveAttribute('href', /=node$/);
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=node');
    await expect(page.getByRole('heading', { level: 1, name: 'Search results for “node”' })).toBeFocused();
    await openSearch(page);
    await dialog.getByRole('button', { name: 'Close search' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  // Last: on a busy machine Playwright may lose the page from which a tab was opened.
  await test.step('Control+Enter and Meta+Enter open a new tab and leave the dialog as it is', async () => {
    const before = page.url();
    await searchFor(page, 'useNode');
    const target = (await options.first().getAttribute('data-href')) ?? '';
    for (const key of ['Control+Enter', 'Meta+Enter'])
      await opensNewTab(context, target, () => field.press(key));
    await expect(page).toHaveURL(before);
    await expect(dialog).toBeVisible();
  });
});

test('Enter goes to the result', async ({ page }) => {
  await open(page, '/docs/overview');
  const { dialog, field, options, activeOption } = searchDialog(page);
  await test.step('Enter goes to the section without a new document', async () => {
    await markDocument(page);
    await searchFor(page, 'pitfalls');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    const target = (await activeOption.getAttribute('data-href')) ?? '';
    expect(target).toMatch(/^\/docs\/.+#.+/);
    await field.press('Enter');
    await expect(page).toHaveURL(target);
    await expect(dialog).toHaveCount(0);
    const section = page.locator(`[id="${target.split('#')[1]}"]`);
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
    await expectSameDocument(page);
  });

  await test.step('Enter goes to the reader’s current section again', async () => {
    await searchFor(page, 'pitfalls');
    const target = (await options.first().getAttribute('data-href')) ?? '';
    await followChosen(page);
    const section = page.locator(`[id="${target.split('#')[1]}"]`);
    await expect(section).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(section).not.toBeInViewport();
    await searchFor(page, 'pitfalls');
    await expect(options.first()).toHaveAttribute('data-href', target);
    await field.press('Enter');
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
  });

  await test.step('Enter goes to the beginning of the reader’s current page', async () => {
    await open(page, '/docs/api/useNode');
    const heading = page.getByRole('heading', { level: 1 });
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(heading).not.toBeInViewport();
    await searchFor(page, 'useNode');
    await expect(options.first()).toHaveAttribute('data-href', '/docs/api/useNode');
    await field.press('Enter');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });
});

test('the dialog of the search loads when the browser is idle, its index when the reader turns to it', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const fetched = (part: RegExp) => requests.some((path) => part.test(path));
  const release = await hold(page, /\/assets\/search-\w+\.json$/);
  await test.step('pointing at the button fetches the index and the worker that searches it', async () => {
    await open(page, '/docs/overview');
    await expect.poll(() => fetched(/dialogs-/)).toBe(true);
    await networkAtRest(page);
    expect(fetched(/search-\w+\.json|worker/)).toBe(false);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).hover();
    await expect.poll(() => fetched(/search-\w+\.json/) && fetched(/worker/)).toBe(true);
  });

  await test.step('Enter before the results opens the first one when it is there', async () => {
    const { field, dialog } = await openSearch(page);
    await field.pressSequentially('acknowledgements');
    await field.press('Enter');
    await expect(dialog).toBeVisible();
    release();
    await expect(page).toHaveURL('/docs/acknowledgements');
  });
});

test('results are limited to guides or API pages by keyboard, in the dialog and on the search page', async ({
  page,
}) => {
  await open(page, '/docs/overview');
  const { dialog, field, options, status } = await searchFor(page, 'useNode');
  const filter = dialog.getByRole('radiogroup', { name: 'Show' });
  await expect(filter.getByRole('radio', { name: 'All' })).toBeChecked();
  const isApi = (href: string | null) => href?.startsWith('/docs/api/');
  const targets = () => options.evaluateAll((all) => all.map((option) => option.getAttribute('data-href')));
  // From the field, past the button that closes the dialog.
  await field.press('Tab');
  await page.keyboard.press('Tab');
  await expect(filter.getByRole('radio', { name: 'All' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(filter.getByRole('radio', { name: 'Guides' })).toBeChecked();
  await expect.poll(async () => (await targets()).some(isApi)).toBe(false);
  await page.keyboard.press('ArrowDown');
  await expect(filter.getByRole('radio', { name: 'API' })).toBeChecked();
  await expect.poll(async () => (await targets()).every(isApi)).toBe(true);
  await expect(status).toHaveText(/^\d+ results$/);
  await page.keyboard.press('Escape');
  await expect((await openSearch(page)).dialog.getByRole('radio', { name: 'All' })).toBeChecked();

  await open(page, '/search?q=useNode');
  const results = page.getByRole('list', { name: 'Search results' }).getByRole('link');
  await expect(results.first()).toHaveAttribute('href', '/docs/api/useNode');
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(results.first()).toHaveAttribute('href', /^\/docs\/(?!api\/)/);
  await expect(page).toHaveURL('/search?q=useNode');
  // A radio button takes no text.
  await page.keyboard.press('/');
  await expect(searchDialog(page).field).toBeFocused();
});
