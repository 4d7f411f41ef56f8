import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { holdApp, neverIdle } from '../support/late-app.ts';
import { nextWarning } from '../support/messages.ts';
import { searchDialog } from '../support/search-dialog.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const DIALOG = /\/assets\/SearchDialog-[^/]+\.js$/;

function holdDialog(page: Page): Promise<() => void> {
  return hold(page, DIALOG);
}

for (const [name, ask] of [
  ['Control+K', (page: Page) => page.keyboard.press('Control+k')],
  ['Meta+K', (page: Page) => page.keyboard.press('Meta+k')],
  ['the slash key', (page: Page) => page.keyboard.press('/')],
  ['the button', (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click()],
] as const) {
  test(`what is typed after ${name} and before the app is there is searched for`, async ({ page }) => {
    const releaseApp = await holdApp(page);
    await page.goto(address('/docs/overview'));
    await ask(page);
    await page.keyboard.type('useNodx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('e');
    await page.keyboard.press('Home');

    releaseApp();
    const { field, options } = searchDialog(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('useNode');
    await expect(options.first()).toHaveAttribute('data-href', '/docs/api/useNode');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // The caret is where it was.
    await page.keyboard.type('x');
    await expect(field).toHaveValue('xuseNode');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page).dialog).toHaveCount(0);
  });
}

test('what is typed while only the dialog is missing is searched for, each letter', async ({ page }) => {
  const release = await holdDialog(page);
  await open(page, '/docs/overview');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('save and l');
  release();
  for (const letter of 'oad state') await page.keyboard.type(letter);
  const { field, options } = searchDialog(page);
  await expect(options.first()).toHaveAttribute('data-href', /^\/docs\/guides\/save-load-state/);
  await expect(field).toHaveValue('save and load state');
});

test('Escape takes back what was asked for too early', async ({ page }) => {
  const releaseApp = await holdApp(page);
  await page.goto(address('/docs/overview'));
  const link = page
    .getByRole('navigation', { name: 'Docs' })
    .getByRole('link', { name: 'Nodes', exact: true });
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Search documentation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  releaseApp();
  await hydrated(page);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(searchDialog(page).dialog).toHaveCount(0);

  const release = await holdDialog(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Search documentation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  const arrived = page.waitForResponse(DIALOG);
  release();
  await arrived;
  await expect(searchDialog(page).dialog).toHaveCount(0);
});

test('where the focus was before, it is after', async ({ page }) => {
  const releaseApp = await holdApp(page);
  await page.goto(address('/docs/overview'));
  const link = page
    .getByRole('navigation', { name: 'Docs' })
    .getByRole('link', { name: 'Nodes', exact: true });
  await link.focus();
  await page.keyboard.press('Control+k');
  releaseApp();
  await expect(searchDialog(page).field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('Enter leads to the search page where neither app nor dialog ever come', async ({ page }) => {
  await neverIdle(page);
  await holdApp(page);
  await page.goto(address('/docs/overview'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('save');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=save');
});

test('a dialog that cannot be loaded leaves a field that leads to the search page', async ({
  page,
  messages,
}) => {
  messages.expect(/failed request: .*SearchDialog/);
  messages.expect(/console error: Failed to load resource/);
  messages.expect(/console warning: A part of the site could not be loaded/);
  await page.route(DIALOG, (route) => route.abort('connectionfailed'));
  await open(page, '/docs/overview');
  const warned = nextWarning(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('save');
  await warned;
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=save');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Save and Load');
});

test('a text that an input method is composing is not cut off by the arriving dialog', async ({ page }) => {
  const release = await holdDialog(page);
  await open(page, '/docs/overview');
  await page.keyboard.press('Control+k');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'のー', selectionStart: 2, selectionEnd: 2 });
  const early = page.getByRole('textbox', { name: 'Search documentation' });
  await expect(early).toHaveValue('のー');
  const arrived = page.waitForResponse(DIALOG);
  release();
  await arrived;
  await expect(early).toBeFocused();
  await session.send('Input.insertText', { text: 'ノード' });
  await expect(searchDialog(page).field).toHaveValue('ノード');
});
