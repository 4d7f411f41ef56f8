import { expect, test } from './page-editor.ts';

test('changes are undone and redone', async ({ editor, page }) => {
  await editor.open();

  await test.step('undo and redo go back and forth over every kind of change', async () => {
    const card = editor.boxAround('Your interface').locator('xpath=..').locator('> .page-box');
    await expect(editor.button('Undo')).toBeDisabled();
    await editor.selectLayer('Features', 'Cards', 'Your components');
    await editor.actions('Your components').getByRole('button', { name: 'Move down' }).click();
    await expect(card.first()).toContainText('Your interface');
    await editor.actions('Your components').getByRole('button', { name: 'Duplicate' }).click();
    await expect(card).toHaveCount(4);
    await editor.actions('Your components').getByRole('button', { name: 'Delete' }).click();
    await expect(card).toHaveCount(3);

    await editor.button('Undo').click();
    await expect(card).toHaveCount(4);
    await editor.button('Undo').click();
    await expect(card).toHaveCount(3);
    await editor.button('Undo').click();
    await expect(card.first()).toContainText('Your components');
    await expect(editor.button('Undo')).toBeDisabled();

    for (const count of [3, 4, 3]) {
      await editor.button('Redo').click();
      await expect(card).toHaveCount(count);
    }
    await expect(editor.button('Redo')).toBeDisabled();
  });

  await editor.startAgain();
  await test.step('a new change clears the steps to redo', async () => {
    await editor.text('Built with Craft.js').click();
    await editor.actions('Text').getByRole('button', { name: 'Delete' }).click();
    await editor.button('Undo').click();
    await expect(editor.button('Redo')).toBeEnabled();
    await editor.tool('Text').click();
    await expect(editor.button('Redo')).toBeDisabled();
  });

  await editor.startAgain();
  await test.step('keys undo and redo, also from a slider', async () => {
    await editor.selectLayer('Features', 'Cards');
    const gap = editor.settings.getByLabel('Gap');
    await gap.focus();
    await page.keyboard.press('ArrowRight');
    await expect(gap).toHaveValue('21');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(gap).toHaveValue('20');
    await page.keyboard.press('ControlOrMeta+y');
    await expect(gap).toHaveValue('21');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(gap).toHaveValue('21');
  });
});
