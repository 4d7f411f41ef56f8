import type { Page } from '@playwright/test';
import { blockStorage } from '../support/browser-storage.ts';
import { nextWarning } from '../support/messages.ts';
import { expect, hydrated, open, test, twoFrames } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const setting = (page: Page) => help(page).getByRole('checkbox', { name: 'Single keys are shortcuts' });

/** Presses a key that must have no effect: anything it opened would be visible within two frames. */
async function pressInVain(page: Page, key: string): Promise<void> {
  const address = page.url();
  await page.keyboard.press(key);
  await twoFrames(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
}

test('the keyboard shortcuts are listed on request, and can be turned off', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });

  await test.step('the question mark lists the shortcuts, and Escape returns the reader to where they were', async () => {
    const link = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('?');
    await expect(help(page)).toBeVisible();
    await expect(help(page).getByRole('row', { name: /Search the documentation/ })).toContainText(
      'Control + K',
    );
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('a button in the footer lists them too', async () => {
    await button.click();
    await expect(help(page)).toBeVisible();
    await help(page).getByRole('button', { name: 'Close keyboard shortcuts' }).click();
    await expect(button).toBeFocused();
  });

  await test.step('single-key shortcuts can be turned off permanently; shortcuts with Control still work', async () => {
    await page.keyboard.press('?');
    await setting(page).uncheck();
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
    await pressInVain(page, '?');
    await pressInVain(page, '/');

    await page.reload();
    await hydrated(page);
    await pressInVain(page, '?');
    await button.click();
    await expect(setting(page)).not.toBeChecked();
    await setting(page).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(help(page)).toBeVisible();
  });

  await test.step('a question mark typed into a text field is a question mark', async () => {
    await open(page, '/search');
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('why?');
    await expect(field).toHaveValue('why?');
    await expect(help(page)).toHaveCount(0);
  });
});

test('the setting lasts for the visit if the browser stores nothing', async ({ page }) => {
  await blockStorage(page);
  await open(page, PAGE);
  await page.keyboard.press('?');
  await setting(page).uncheck();
  await page.keyboard.press('Escape');
  await expect(help(page)).toHaveCount(0);
  await pressInVain(page, '?');
});

test('a list of shortcuts that could not be loaded does not open by itself later', async ({
  page,
  messages,
}) => {
  messages.expect(/failed request: .*KeyboardHelpDialog/);
  messages.expect(/console error: Failed to load resource/);
  messages.expect(/console warning: A part of the site could not be loaded/);
  const DIALOG = /\/assets\/KeyboardHelpDialog-[^/]+\.js$/;
  await page.route(DIALOG, (route) => route.abort('connectionfailed'));
  await open(page, PAGE);
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
  const warned = nextWarning(page);
  await button.press('Enter');
  await warned;
  await page.unroute(DIALOG);
  await button.blur();
  const arrived = page.waitForResponse(DIALOG);
  await button.focus();
  await (await arrived).finished();
  await pressInVain(page, 'Shift');
  await button.press('Enter');
  await expect(help(page)).toBeVisible();
});
