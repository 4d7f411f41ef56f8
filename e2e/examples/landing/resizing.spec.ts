import { expect, type PageEditor, test } from './page-editor.ts';

// So wide that the page is shown at its own size.
test.use({ viewport: { width: 1760, height: 900 } });

/** Drags a resize handle by this number of pixels, in steps as a hand does. */
async function pull(editor: PageEditor, which: 'Width' | 'Height', pixels: number) {
  const handle = editor.handle(which);
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (box === null) throw new Error('The handle is not in view.');
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await editor.page.mouse.move(left, top);
  await editor.page.mouse.down();
  const [x, y] = which === 'Width' ? [pixels, 0] : [0, pixels];
  await editor.page.mouse.move(left + x, top + y, { steps: 5 });
  await editor.page.mouse.up();
}

test('boxes are resized by their edges, by keys and in a scaled page, and texts are not', async ({
  editor,
  page,
}) => {
  await editor.open();
  const width = editor.settings.getByLabel('Width', { exact: true });
  const height = editor.settings.getByLabel('Minimum height', { exact: true });

  await test.step('texts have no handles to resize them', async () => {
    await editor.text('Built with Craft.js').click();
    await editor.expectSelected('Text');
    await expect(editor.handle('Width')).toHaveCount(0);
  });

  await test.step('a box gets narrower as its edge is dragged, in one step of undo', async () => {
    await editor.selectLayer('Hero', 'Mark', 'Blocks');
    const before = await editor.frame();
    await pull(editor, 'Width', -60);
    // The box is centred, so both edges move.
    await expect.poll(async () => (await editor.frame()).width).toBe(before.width - 120);
    await expect(width).toHaveValue(`${before.width - 120}px`);
    await editor.button('Undo').click();
    await expect.poll(async () => (await editor.frame()).width).toBe(before.width);
    await expect(editor.button('Undo')).toBeDisabled();
    await pull(editor, 'Width', 300);
    // At the edge, it becomes the full width.
    await expect(width).toHaveValue('100%');
  });

  await editor.startAgain();
  await test.step('it gets higher by its lower edge and by keys', async () => {
    await editor.selectLayer('Hero', 'Mark');
    const before = (await editor.frame()).height;
    await pull(editor, 'Height', 50);
    await expect.poll(async () => (await editor.frame()).height).toBe(before + 50);
    await editor.handle('Height').focus();
    await page.keyboard.press('ArrowDown');
    await expect(editor.notice).toHaveText(`Height: ${before + 58} pixels.`);
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(async () => (await editor.frame()).height).toBe(before + 57);
    await expect(height).toHaveValue(`${before + 57}px`);
  });

  await editor.startAgain();
  await test.step('if the page is scaled down, its edges follow the pointer and sizes are unscaled', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await editor.selectLayer('Hero', 'Mark', 'Blocks');
    const before = await editor.frame();
    await expect(width).toHaveValue('320px');
    expect(before.width).toBeLessThan(260);
    await pull(editor, 'Width', -30);
    await expect
      .poll(async () => Math.abs((await editor.frame()).width - before.width + 60))
      .toBeLessThanOrEqual(1);
    const pixels = Number.parseInt(await width.inputValue(), 10);
    expect(Math.abs(pixels - 320 * ((before.width - 60) / before.width))).toBeLessThanOrEqual(2);
  });
});
