import { expectAccessible } from '../../support/axe.ts';
import { test } from '../../support/test.ts';
import { button, load, openExample, settings, stage, text } from './basic-editor.ts';

for (const [mode, width] of [
  ['light', 1280],
  ['dark', 1280],
  ['dark', 360],
] as const) {
  test.describe(`in ${mode} mode at ${width} px, axe knows no barrier`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ page }) => {
      test.slow(); // Axe looks at every element, several times in a test.
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await openExample(page);
    });

    test('in the editor, and with each kind of settings', async ({ page }) => {
      await expectAccessible(page);
      await text(page, 'Welcome').click();
      await settings(page).getByLabel('Font size').waitFor();
      await expectAccessible(page);
      await stage(page).locator('.button-block').last().click();
      await settings(page).getByLabel('outlined').waitFor();
      await expectAccessible(page);
      await stage(page)
        .locator('.container')
        .last()
        .click({ position: { x: 3, y: 3 } });
      await settings(page).getByLabel('Background').waitFor();
      await expectAccessible(page);
    });

    test('while a text is edited, and while editing is off', async ({ page }) => {
      await text(page, 'Welcome').dblclick();
      await expectAccessible(page);
      await page.getByLabel('Editing').uncheck();
      await expectAccessible(page);
    });

    test('in the dialog that loads a page, with what is wrong', async ({ page }) => {
      await button(page, 'Load').click();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await load(page, 'no page');
      await page.getByRole('dialog').getByRole('alert').waitFor();
      await expectAccessible(page);
    });
  });
}
