import { expectAccessible } from '../support/axe.ts';
import { networkAtRest } from '../support/requests.ts';
import { openSearch, searchFor } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';

test('actions are chosen from the search by keyboard, and announced like results', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const search = await openSearch(page);
  const { dialog, field, options, activeOption, status, list } = search;

  await test.step('a > lists them with their number', async () => {
    await field.pressSequentially('>');
    await expect(list).toHaveAccessibleName('Actions');
    await expect(options.first()).toHaveAccessibleName('Switch to dark mode');
    await expect(options.last()).toHaveAccessibleName(/^Step \d+: /);
    const count = await options.count();
    await expect(status).toHaveText(`${count} actions`);
    // Screen readers hear of it when the reader has stopped typing.
    await expect(status.locator('[aria-hidden="false"]')).toHaveText(`${count} actions`);
    await expect(activeOption).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('words of the name find one', async () => {
    await field.pressSequentially('mode dark');
    await expect(status).toHaveText('1 action');
    await field.press('ArrowDown');
    await expect(activeOption).toHaveAccessibleName('Switch to dark mode');
    await field.fill('>no such action');
    await expect(status).toHaveText('No actions');
    await expect(options).toHaveCount(0);
  });

  await test.step('one that is run closes the search and returns the focus', async () => {
    await field.fill('>dark');
    await expect(status).toHaveText('1 action');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await openSearch(page);
    await field.fill('>');
    await expect(options.first()).toHaveAccessibleName('Switch to light mode');
    await field.fill('>copy');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Nodes');
  });

  await test.step('one that leads elsewhere takes the reader there', async () => {
    await openSearch(page);
    await field.fill('>step 6');
    await expect(options).toHaveCount(1);
    await expect(options).toHaveAttribute('data-href', '/docs/guides/tutorial-regions#step-6');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/guides/tutorial-regions#step-6');
    await expect(page.locator('#step-6')).toBeFocused();
    await openSearch(page);
    await field.fill('>playground');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/playground/');
  });
});

test('pages without text of their own offer no action that copies it', async ({ page }) => {
  await open(page, '/search');
  const { field, options } = await openSearch(page);
  await field.fill('>');
  await expect(options.first()).toHaveAccessibleName('Switch to dark mode');
  await expect(options.filter({ hasText: 'Copy page' })).toHaveCount(0);
});

test('the entry of an API name is shown beside the results of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, PAGE);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const { field, options, dialog } = await searchFor(page, 'selectNode');
  const preview = dialog.locator('.search-preview');

  await test.step('that of the option which Enter opens, with its type and text', async () => {
    await expect(preview.locator('td').first()).toContainText('(selector?: NodeId');
    await expect(preview).toContainText('Selects exactly these Nodes.');
    await expect(preview).toBeInViewport();
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(preview).toContainText('Selects exactly these Nodes.');
    await field.fill('history throttle');
    await expect(preview).toContainText('Returns actions whose changes join the latest step');
  });

  await test.step('of another place, its excerpt', async () => {
    await field.fill('why a canvas needs padding');
    await expect(preview).toContainText('Nodes › Canvas Nodes');
    await expect(preview.locator('td')).toHaveCount(0);
  });

  await test.step('with its matches in the colour of those in the results, if the system chooses colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const match = (place: typeof preview) => place.locator('mark').first();
    const colour = await match(options.first()).evaluate((mark) => getComputedStyle(mark).color);
    await expect(match(preview)).toHaveCSS('color', colour);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('nothing is fetched for it before there are results, nor in a narrow window', async () => {
    expect(requested).toContain('/data/docs/api/useEditor.json');
    await page.setViewportSize({ width: 1099, height: 800 });
    await open(page, PAGE);
    await networkAtRest(page);
    requested.length = 0;
    await searchFor(page, 'selectNode');
    await expect(preview).toBeHidden();
    await networkAtRest(page);
    expect(requested.filter((path) => path.startsWith('/data/docs/'))).toEqual([]);
  });
});
