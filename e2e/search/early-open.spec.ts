import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { holdApp, neverIdle } from '../support/late-app.ts';
import { sidebarLink } from '../support/navigating.ts';
import { searchDialog } from '../support/search-dialog.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const DIALOG = /\/assets\/dialogs-[^/]+\.js$/;

/** The address of the results; the app removes the last slash as soon as it starts. */
const SEARCH_FOR_SAVE = /\/search\/?\?q=save$/;

function holdDialog(page: Page): Promise<() => void> {
  return hold(page, DIALOG);
}

/** The field in the dialog's place. */
function placeholder(page: Page): Locator {
  return page.locator('form[popover]');
}

/** Opens a page whose app is blocked until the returned function is called. */
async function openWithoutApp(page: Page): Promise<() => void> {
  const release = await holdApp(page);
  await page.goto(address('/docs/overview'));
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  return release;
}

test('input to the search before the app is loaded is not lost', async ({ page }) => {
  const { dialog, field, options } = searchDialog(page);
  const link = sidebarLink(page, '/docs/concepts/nodes');
  const early = page.getByRole('textbox', { name: 'Search documentation' });
  await test.step('text typed after the keys or the button and before the app is loaded is searched for', async () => {
    const releaseApp = await openWithoutApp(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await button.click();
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await expect(early).toBeFocused();
      await page.keyboard.press('Escape');
      await link.focus();
      await page.keyboard.press(key);
    }
    await expect(early).toBeFocused();
    await page.keyboard.type('useNodx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('e');
    await page.keyboard.press('Home');

    releaseApp();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('useNode');
    await expect(options.first()).toHaveAttribute('data-href', '/docs/api/useNode');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // The caret has not moved.
    await page.keyboard.type('x');
    await expect(field).toHaveValue('xuseNode');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('Enter leads to the search page if neither app nor dialog ever load', async () => {
    await neverIdle(page);
    await openWithoutApp(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('save');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(SEARCH_FOR_SAVE);
  });
});

test('Escape cancels a search that was opened too early', async ({ page }) => {
  const early = page.getByRole('textbox', { name: 'Search documentation' });
  const link = sidebarLink(page, '/docs/concepts/nodes');
  const release = await holdDialog(page);
  const releaseApp = await openWithoutApp(page);
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(early).toBeFocused();
  await page.keyboard.type('former');
  // In one task, as quick as no reader is.
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('form[popover]')?.hidePopover();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true }));
  });
  await expect(early).toBeFocused();
  await expect(early).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  releaseApp();
  await hydrated(page);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(searchDialog(page).dialog).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(early).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  const arrived = page.waitForResponse(DIALOG);
  release();
  await arrived;
  await expect(searchDialog(page).dialog).toHaveCount(0);
});

test('input to the search while only the dialog is missing is not lost', async ({ page }) => {
  const { field, options } = searchDialog(page);
  const release = await holdDialog(page);
  await open(page, '/docs/overview');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('save and l');
  release();
  for (const letter of 'oad state') await page.keyboard.type(letter);
  await expect(options.first()).toHaveAttribute('data-href', /^\/docs\/guides\/save-load-state/);
  await expect(field).toHaveValue('save and load state');
});

test('a dialog that cannot be loaded leaves a field that leads to the search page', async ({
  page,
  messages,
}) => {
  messages.expect(/failed request: .*dialogs-/);
  messages.expect(/console error: Failed to load resource/);
  messages.expect(/console error: PartError/);
  const nextFailure = () => page.waitForEvent('console', (message) => message.text().includes('PartError'));
  await page.route(DIALOG, (route) => route.abort('connectionfailed'));
  await open(page, '/docs/overview');
  // Otherwise, the page would be loaded once more.
  await page.evaluate(() =>
    sessionStorage.setItem(`reloaded ${document.documentElement.dataset['release']} /docs/overview`, ''),
  );
  const failed = nextFailure();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('save');
  await failed;

  await test.step('which a press elsewhere closes', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await expect(placeholder(page)).toHaveCount(0);
    const failedAgain = nextFailure();
    await page.keyboard.press('Control+k');
    await failedAgain;
    await page.keyboard.type('save');
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SEARCH_FOR_SAVE);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Save and Load');
});
