import { expect, type PageEditor, test } from './page-editor.ts';

// So wide that the page is shown at its own size.
test.use({ viewport: { width: 1760, height: 900 } });

/** Drags a resize handle by this number of pixels, in steps as a hand does. */
async function pull(editor: PageEditor, which: 'Width' | 'Height' | 'Size', x: number, y: number) {
  const handle = editor.handle(which);
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (box === null) throw new Error('The handle is not in view.');
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await editor.page.mouse.move(left, top);
  await editor.page.mouse.down();
  await editor.page.mouse.move(left + x, top + y, { steps: 5 });
  await editor.page.mouse.up();
}

test('a container changes its size as its edges and its corner are dragged', async ({ editor }) => {
  await editor.open();

  await test.step('a container gets narrower as its edge is dragged, in one step of undo', async () => {
    await editor.selectLayer('Hero', 'Introduction');
    await editor.selectLayer('Hero', 'Mark', 'Blocks');
    const before = await editor.frame();
    await pull(editor, 'Width', -60, 0);
    // The container is centred, so both edges move.
    await expect.poll(async () => (await editor.frame()).width).toBe(before.width - 120);
    await expect(editor.settings.getByLabel('Width', { exact: true })).toHaveValue(
      String(before.width - 120),
    );
    await editor.button('Undo').click();
    await expect.poll(async () => (await editor.frame()).width).toBe(before.width);
    await expect(editor.button('Undo')).toBeDisabled();
  });

  await editor.startAgain();
  await test.step('its corner changes both sizes', async () => {
    await editor.selectLayer('Hero', 'Mark', 'Blocks');
    const before = await editor.frame();
    await pull(editor, 'Size', -20, 30);
    await expect.poll(() => editor.frame()).toEqual({ width: before.width - 40, height: before.height + 30 });
  });

  await editor.startAgain();
  await test.step('a width dragged to the edge becomes the full width', async () => {
    await editor.selectLayer('Hero', 'Mark', 'Blocks');
    await pull(editor, 'Width', 300, 0);
    await expect(editor.settings.getByLabel('Width', { exact: true })).toHaveValue('100');
    await expect(editor.settings.getByLabel('Width: unit')).toHaveValue('%');
  });

  await editor.startAgain();
  await test.step('a container gets higher as its lower edge is dragged', async () => {
    await editor.selectLayer('Hero', 'Mark');
    const before = await editor.frame();
    await pull(editor, 'Height', 0, 50);
    await expect.poll(async () => (await editor.frame()).height).toBe(before.height + 50);
  });
});

test('containers are resized by keys, by double clicks and if the page is scaled down, and texts are not', async ({
  editor,
  page,
}) => {
  await editor.open();

  await test.step('texts have no handles to resize them', async () => {
    await editor.text('Built with Craft.js').click();
    await expect(editor.actions('Text')).toBeVisible();
    await expect(editor.handle('Width')).toHaveCount(0);
  });

  await test.step('arrow keys resize, and the new size is announced', async () => {
    await editor.selectLayer('Hero', 'Mark', 'Blocks');
    const before = await editor.frame();
    await editor.handle('Size').focus();
    await editor.page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await editor.frame()).height).toBe(before.height + 8);
    await expect(editor.notice).toHaveText(`Height: ${before.height + 8} pixels.`);
    await editor.page.keyboard.press('Shift+ArrowDown');
    await expect.poll(async () => (await editor.frame()).height).toBe(before.height + 9);
  });

  await editor.startAgain();
  await test.step('a double click on a handle resets the size to that of the content', async () => {
    await editor.selectLayer('Hero', 'Mark');
    const unit = editor.settings.getByLabel('Minimum height: unit');
    await expect(unit).toHaveValue('px');
    await editor.handle('Height').dblclick();
    await expect(unit).toHaveValue('auto');
  });

  await editor.startAgain();
  await test.step('if the page is scaled down, its edges follow the pointer and sizes are unscaled', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await editor.selectLayer('Hero', 'Mark', 'Blocks');
    const before = await editor.frame();
    await expect(editor.settings.getByLabel('Width', { exact: true })).toHaveValue('320');
    expect(before.width).toBeLessThan(260);
    await pull(editor, 'Width', -30, 0);
    await expect
      .poll(async () => Math.abs((await editor.frame()).width - before.width + 60))
      .toBeLessThanOrEqual(1);
    const width = Number(await editor.settings.getByLabel('Width', { exact: true }).inputValue());
    expect(Math.abs(width - 320 * ((before.width - 60) / before.width))).toBeLessThanOrEqual(2);
  });
});
