import { expect, test } from './page-editor.ts';

test('the page is viewed as its visitors will see it, and edited again', async ({ editor, page }) => {
  await editor.open();

  await test.step('editing continues where it was', async () => {
    await editor.text('Built with Craft.js').click();
    await editor.actions('Text').getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('group', { name: 'Page', exact: true })).toHaveAccessibleDescription(
      /Layers tree/,
    );
    await editor.button('View').click();
    await expect(editor.button('View')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('group', { name: 'Page', exact: true })).toBeVisible();
    await editor.button('Edit').click();
    await expect(editor.text('Built with Craft.js')).toHaveCount(2);
    await editor.button('Undo').click();
    await expect(editor.text('Built with Craft.js')).toHaveCount(1);
    await editor.tool('Text').dragTo(editor.text('Built with Craft.js'));
    await expect(editor.text('Double-click to change this text.')).toBeVisible();
  });

  await test.step('nothing can be changed while the page is viewed', async () => {
    await editor.text('Built with Craft.js').click();
    await editor.button('View').click();
    await editor.text('Built with Craft.js').dblclick();
    await page.keyboard.press('Delete');
    await expect(editor.text('Built with Craft.js')).toBeVisible();
    await expect(editor.canvas.getByRole('textbox')).toHaveCount(0);
  });

  await editor.button('Edit').click();
  await test.step('viewing shows the page alone, with working links', async () => {
    await expect(editor.toolbox).toBeVisible();
    await expect(editor.canvas.getByRole('link')).toHaveCount(0);
    await expect(editor.button('Undo')).toBeEnabled();
    await editor.button('View').click();
    await expect(editor.toolbox).toHaveCount(0);
    await expect(editor.settings).toHaveCount(0);
    await expect(page.locator('[draggable="true"]')).toHaveCount(0);
    await expect(editor.button('Undo')).toBeDisabled();
    await editor.canvas.getByRole('link', { name: 'Build your own' }).click();
    await expect(page).toHaveURL(/\/docs\/guides\/basic-tutorial$/);
  });
});
