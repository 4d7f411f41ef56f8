import { blockStorage, fillStorage } from '../../support/browser-storage.ts';
import { expect, test } from '../../support/test.ts';
import {
  button,
  expectSaved,
  makeItMine,
  openExample,
  STORAGE_KEY,
  stage,
  text,
  toolboxEntry,
  words,
} from './basic-editor.ts';

test.describe('the saved page', () => {
  test('is there again after a reload', async ({ page }) => {
    await openExample(page);
    await toolboxEntry(page, 'Text').dragTo(stage(page).locator('.card-top'));
    await makeItMine(page);
    const mine = await words(page);
    await expectSaved(page, 'My own words');
    await page.reload();
    await expect(text(page, 'My own words')).toBeVisible();
    expect(await words(page)).toBe(mine);
    await expect(button(page, 'Undo')).toBeDisabled();
  });

  test('has even what was typed right before the reload', async ({ page }) => {
    await openExample(page);
    await makeItMine(page);
    await page.reload();
    await expect(text(page, 'My own words')).toBeVisible();
  });

  test('gives way to the start page on “Start over”, which can be undone', async ({ page }) => {
    await openExample(page);
    const start = await words(page);
    await makeItMine(page);
    await expectSaved(page, 'My own words');
    await page.reload();
    await expect(text(page, 'My own words')).toBeVisible();
    const mine = await words(page);

    await button(page, 'Start over').click();
    await expect(text(page, 'Welcome')).toBeVisible();
    expect(await words(page)).toBe(start);
    await expectSaved(page, 'Welcome to your page');
    await button(page, 'Undo').click();
    await expect(text(page, 'My own words')).toBeVisible();
    expect(await words(page)).toBe(mine);
    await button(page, 'Redo').click();
    await toolboxEntry(page, 'Button').dragTo(stage(page).locator('.card-bottom'));
    await expect(stage(page).locator('.card-bottom .button')).toHaveCount(2);
    await page.reload();
    await expect(text(page, 'Welcome')).toBeVisible();
    await expect(stage(page).locator('.card-bottom .button')).toHaveCount(2);
  });

  for (const [stored, reason] of [
    ['rubbish', 'This text is not JSON.'],
    ['null', 'This text is not a page.'],
    ['{"ROOT":{}}', 'Part ROOT is incomplete.'],
    ['{"ROOT":{"__proto__":[]}}', 'Part ROOT is incomplete.'],
  ] as const) {
    test(`is ignored with a message when it is ${stored}`, async ({ page }) => {
      await page.addInitScript(
        ([key, value]) => {
          if (sessionStorage.length === 0) localStorage.setItem(key, value);
          sessionStorage.setItem('seen', '');
        },
        [STORAGE_KEY, stored] as const,
      );
      await openExample(page);
      await expect(page.getByRole('alert')).toHaveText(
        `Your saved page cannot be opened. ${reason} The next change replaces it.`,
      );
      await makeItMine(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.reload();
      await expect(text(page, 'My own words')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('is told not to be kept when the browser has no room', async ({ page }) => {
    await fillStorage(page);
    await openExample(page);
    await makeItMine(page);
    await expect(page.getByRole('alert')).toContainText('Your page is not saved');
    await button(page, 'Undo').click();
    await expect(text(page, 'Welcome')).toBeVisible();
  });

  test('is done without where the browser blocks storage', async ({ page }) => {
    await blockStorage(page);
    await openExample(page);
    await expect(page.getByRole('alert')).toContainText('Your saved page cannot be opened.');
    await makeItMine(page);
    await expect(page.getByRole('alert')).toContainText('Your page is not saved');
  });

  test('can be left behind when it crashes the editor', async ({ page, messages }) => {
    messages.expect(/console error: Error: This page crashes/);
    await openExample(page);
    await makeItMine(page);
    await expectSaved(page, 'My own words');
    await page.addInitScript((key) => {
      const toggleAttribute = Element.prototype.toggleAttribute;
      Element.prototype.toggleAttribute = function (...args) {
        if (localStorage.getItem(key) !== null) throw new Error('This page crashes');
        return toggleAttribute.apply(this, args);
      };
    }, STORAGE_KEY);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The editor crashed' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Documentation' })).toBeVisible();
    await button(page, 'Start over without my page').click();
    await expect(text(page, 'Welcome')).toBeVisible();
  });
});
