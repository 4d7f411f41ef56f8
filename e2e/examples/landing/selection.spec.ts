import { expect, test } from './page-editor.ts';

test('parts are selected, moved, copied and deleted, and every step is undone and redone', async ({
  editor,
  page,
}) => {
  await editor.open();

  await test.step('the element under the pointer is outlined and named', async () => {
    await editor.text('Built with Craft.js').hover();
    await expect(editor.canvas.locator('.frame-hover')).toHaveText('Text');
    await editor.toolbox.hover();
    await expect(editor.canvas.locator('.frame-hover')).toHaveCount(0);
  });

  await test.step('a click selects; the name covers no other text, and the frame has a white line on each side', async () => {
    for (const words of ['This page is waiting for your changes', 'Your interface', 'Build your own']) {
      await editor.text(words).click();
      await expect(editor.selected).toBeVisible();
      expect(await editor.coveredTexts()).toEqual([]);
    }
    // Nor if there is text at all of its corners.
    await editor.text('This page is waiting for your changes').click();
    await editor.tool('Container').click();
    await editor.expectSelected('Container');
    await expect.poll(() => editor.coveredTexts()).toEqual([]);
    const frame = await page.locator('.frame-selection').evaluate((element) => {
      const { border, outline, boxShadow } = getComputedStyle(element, '::before');
      return [border, outline, boxShadow].join(', ');
    });
    expect(frame).toMatch(
      /^2px solid rgb\(23, 118, 58\), rgb\(255, 255, 255\) solid 1px, rgb\(255, 255, 255\)/,
    );
    await editor.startAgain();
  });

  await test.step('the container of the selection is selected, and a press on the background clears it', async () => {
    await editor.text('Built with Craft.js').click();
    await editor.actions('Text').getByRole('button', { name: 'Select parent' }).click();
    await editor.expectSelected('Introduction');
    const box = await editor.canvas.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 300);
    await expect(editor.selected).toHaveCount(0);
    await expect(editor.settings).toContainText('Select something on the page to change it.');
  });

  await test.step('the page itself can be neither moved nor deleted', async () => {
    await editor.selectLayer('Page');
    await expect(editor.actions('Page')).toHaveCount(0);
    await editor.canvas.focus();
    await page.keyboard.press('Delete');
    await expect(editor.notice).toHaveText('Cannot delete: it is the page itself.');
  });

  const cards = editor.boxAround('Your interface').locator('xpath=..').locator('> .page-box');
  const act = (name: string) =>
    editor.actions('Your components').getByRole('button', { name, exact: true }).click();
  await test.step('a part moves, is copied and deleted; the next one is selected', async () => {
    await editor.selectLayer('Features', 'Cards', 'Your components');
    await act('Move down');
    await expect(cards.first()).toContainText('Your interface');
    await act('Duplicate');
    await expect(cards).toHaveCount(4);
    await act('Delete');
    await expect(cards).toHaveCount(3);
    await editor.expectSelected('Plain data');
    await expect(editor.notice).toHaveText('Deleted “Your components”.');
  });

  await test.step('undo and redo go back and forth over all of it', async () => {
    for (const count of [4, 3, 3]) {
      await editor.button('Undo').click();
      await expect(cards).toHaveCount(count);
    }
    await expect(cards.first()).toContainText('Your components');
    await expect(editor.button('Undo')).toBeDisabled();
    for (const count of [3, 4, 3]) {
      await editor.button('Redo').click();
      await expect(cards).toHaveCount(count);
    }
    await expect(editor.button('Redo')).toBeDisabled();
  });

  await editor.startAgain();
  await test.step('keys undo and redo, also from a slider; a new change clears the steps to redo', async () => {
    await editor.selectLayer('Features', 'Cards');
    const gap = editor.settings.getByLabel('Gap');
    await gap.focus();
    for (const [key, value] of [
      ['ArrowRight', '21'],
      ['ControlOrMeta+z', '20'],
      ['ControlOrMeta+y', '21'],
      ['ControlOrMeta+z', '20'],
      ['ControlOrMeta+Shift+z', '21'],
      ['ControlOrMeta+z', '20'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(gap).toHaveValue(value);
    }
    await expect(editor.button('Redo')).toBeEnabled();
    await editor.tool('Text').click();
    await expect(editor.button('Redo')).toBeDisabled();
  });
});

test('the page is viewed as its visitors will see it, and edited again', async ({ editor, page }) => {
  await editor.open();
  await editor.text('Built with Craft.js').click();
  await editor.actions('Text').getByRole('button', { name: 'Duplicate' }).click();
  await expect(editor.canvas).toHaveAccessibleDescription(/Layers tree/);

  await test.step('nothing can be changed while the page is viewed alone', async () => {
    await expect(editor.canvas.getByRole('link')).toHaveCount(0);
    await editor.button('View').click();
    await expect(editor.button('View')).toHaveAttribute('aria-pressed', 'true');
    for (const part of [editor.toolbox, editor.settings, page.locator('[draggable="true"]')])
      await expect(part).toHaveCount(0);
    await expect(editor.button('Undo')).toBeDisabled();
    await editor.text('Built with Craft.js').first().dblclick();
    await page.keyboard.press('Delete');
    await expect(editor.text('Built with Craft.js')).toHaveCount(2);
    await expect(editor.canvas.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('editing continues where it was', async () => {
    await editor.button('Edit').click();
    await editor.button('Undo').click();
    await expect(editor.text('Built with Craft.js')).toHaveCount(1);
    await editor.tool('Text').dragTo(editor.text('Built with Craft.js'));
    await expect(editor.text('Double-click to change this text.')).toBeVisible();
  });

  await test.step('links work while the page is viewed', async () => {
    await editor.button('View').click();
    await editor.canvas.getByRole('link', { name: 'Build your own' }).click();
    await expect(page).toHaveURL(/\/docs\/guides\/basic-tutorial$/);
  });
});
