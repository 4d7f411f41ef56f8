import { expect, test } from '../../support/test.ts';
import { button, openExample, settings, stage, startAgain, text } from './basic-editor.ts';

test('the edited page changes by typing, by settings, by copying and by deleting', async ({ page }) => {
  await openExample(page);

  await test.step('has regions in its cards without settings', async () => {
    // Beside the texts in it, which are at its left edge.
    const region = stage(page).locator('.card-top');
    const width = await region.evaluate((element) => element.clientWidth);
    await region.click({ position: { x: width - 3, y: 3 } });
    await expect(settings(page)).toContainText('This part has no settings.');
    await expect(settings(page).getByRole('button')).toHaveCount(0);
  });

  await test.step('lets its texts be edited in place after a double click', async () => {
    await text(page, 'Welcome').dblclick();
    const field = stage(page).getByRole('textbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('ello');
    await page.keyboard.press('Home');
    await page.keyboard.type('H');
    await expect(settings(page).getByLabel('Text')).toHaveValue('Hello');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(text(page, 'Hello')).toBeVisible();
  });

  await startAgain(page);
  await test.step('changes with the settings of the selection', async () => {
    const line = text(page, 'Welcome');
    await line.click();
    await settings(page).getByLabel('Font size').fill('50');
    await expect(line).toHaveCSS('font-size', '50px');

    const clickMe = stage(page).getByText('Click me');
    // While editing, buttons do not react; the element under the pointer is the part around them.
    await stage(page).locator('.button-block').filter({ hasText: 'Click me' }).click();
    await settings(page).getByLabel('large').check();
    await settings(page).getByLabel('outlined').check();
    await settings(page).getByLabel('secondary').check();
    await expect(clickMe).toHaveClass('button large outlined secondary');

    const box = stage(page).locator('.container').last();
    await box.click({ position: { x: 3, y: 3 } });
    await settings(page).getByLabel('Background').fill('#ffcc00');
    await settings(page).getByLabel('Padding').fill('100');
    await expect(box).toHaveCSS('background-color', 'rgb(255, 204, 0)');
    await expect(box).toHaveCSS('padding', '100px');
  });

  await startAgain(page);
  await test.step('has copies that can be changed without the original', async () => {
    await text(page, 'Welcome').click();
    await button(page, 'Duplicate').click();
    await expect(text(page, 'Welcome')).toHaveCount(2);
    await settings(page).getByLabel('Text').fill('The copy');
    await expect(text(page, 'Welcome')).toHaveCount(1);
    await expect(text(page, 'The copy')).toHaveCount(1);
  });

  await startAgain(page);
  await test.step('loses every part that is deleted, until only the page itself is left', async () => {
    const parts = stage(page).locator('.container').first().locator('> *');
    for (let left = await parts.count(); left > 0; left -= 1) {
      await parts.first().click({ position: { x: 3, y: 3 } });
      await button(page, 'Delete').click();
      await expect(parts).toHaveCount(left - 1);
    }
    await stage(page).locator('.container').click();
    await expect(settings(page)).toContainText('Container');
    await expect(button(page, 'Delete')).toHaveCount(0);
  });
});
