import { expectAccessible } from '../../support/axe.ts';
import { test } from '../../support/test.ts';
import { button, load, openExample, settings, stage, text } from './basic-editor.ts';

// No element is halfway between two colours during axe's check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe detects no barrier in any state of the editor, in a narrow window in dark mode', async ({
  page,
}) => {
  test.slow(); // Axe checks every element, in each state.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openExample(page);

  await test.step('in the editor, and with each kind of settings', async () => {
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

  await test.step('in the dialog that loads a page, with an error', async () => {
    const dialog = page.getByRole('dialog');
    await button(page, 'Load').click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await load(page, 'no page');
    await dialog.getByRole('status').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('while a text is edited, and while editing is off', async () => {
    await text(page, 'Welcome').dblclick();
    await stage(page).getByRole('textbox').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Editing').uncheck();
    await expectAccessible(page);
  });
});
