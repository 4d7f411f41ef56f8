import { expect, test } from './page-editor.ts';

test('parts are selected on the page, and the selection is copied and deleted', async ({ editor, page }) => {
  await editor.open();

  await test.step('the element under the pointer is outlined and named', async () => {
    await editor.text('Built with Craft.js').hover();
    await expect(editor.canvas.locator('.frame-hover')).toHaveText('Text');
    await editor.toolbox.hover();
    await expect(editor.canvas.locator('.frame-hover')).toHaveCount(0);
  });

  await test.step('a click selects; the path to the selection is shown, and each step selects', async () => {
    await editor.text('Your components').click();
    await expect(editor.path.getByRole('listitem')).toHaveText([
      'Page',
      'Features',
      'Cards',
      'Your components',
      'Text',
    ]);
    await editor.path.getByRole('button', { name: 'Cards' }).click();
    await editor.expectSelected('Cards');
    await expect(editor.settings.getByLabel('Name of this Container')).toHaveValue('Cards');
  });

  await test.step('the container of the selection can be selected from the bar above it', async () => {
    await editor.text('Built with Craft.js').click();
    await editor.actions('Text').getByRole('button', { name: 'Select parent' }).click();
    await editor.expectSelected('Introduction');
    await expect(editor.actions('Introduction')).toBeVisible();
  });

  await test.step('a press on the background clears the selection', async () => {
    const box = await editor.canvas.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 300);
    await expect(editor.path).toHaveText('Nothing is selected');
    await expect(editor.settings).toContainText('Select something on the page to change it.');
  });

  await test.step('a copy follows the original, is selected, and changes separately', async () => {
    await editor.selectLayer('Features', 'Cards', 'Your components');
    await editor.actions('Your components').getByRole('button', { name: 'Duplicate' }).click();
    await expect(editor.text('Your components')).toHaveCount(2);
    await editor.text('Your components').last().click();
    await editor.settings.getByRole('textbox', { name: 'Text', exact: true }).fill('The copy');
    await expect(editor.text('Your components')).toHaveCount(1);
    await expect(editor.text('The copy')).toHaveCount(1);
  });

  await editor.startAgain();
  await test.step('a deleted part disappears with its content, and the next one is selected', async () => {
    await editor.selectLayer('Features', 'Cards', 'Your components');
    await editor.actions('Your components').getByRole('button', { name: 'Delete' }).click();
    await expect(editor.text('Your components')).toHaveCount(0);
    await editor.expectSelected('Your interface');
    await expect(editor.notice).toHaveText('Deleted “Your components”.');
  });

  await test.step('the page itself can be neither moved nor deleted', async () => {
    await editor.selectLayer('Page');
    await expect(editor.actions('Page').getByRole('button')).toHaveCount(0);
    await editor.canvas.focus();
    await page.keyboard.press('Delete');
    await expect(editor.notice).toHaveText('Cannot delete: it is the page itself.');
    await page.keyboard.press('ControlOrMeta+d');
    await expect(editor.notice).toHaveText('Cannot duplicate: it is the page itself.');
  });
});
