import type { Locator } from '@playwright/test';
import { expect, type PageEditor, test } from './page-editor.ts';

// All dragged elements and their targets are in view.
test.use({ viewport: { width: 1280, height: 2200 } });

const TITLE = 'This page is waiting for your changes';

/** The point at which to drop an element that is to follow a part. The height of the part depends on the fonts. */
async function belowTheMiddle(part: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part is not shown.');
  return { x: 60, y: box.height - 4 };
}

/** What is written at the line, and whether it lies in the canvas. */
async function namesAtLine(editor: PageEditor) {
  const canvas = await editor.canvas.boundingBox();
  const names = await editor.page.locator('.drop-indicator').evaluate((line) => {
    const { content, left, width } = getComputedStyle(line, '::after');
    const start = line.getBoundingClientRect().left + Number.parseFloat(left);
    return { text: content, left: start, right: start + Number.parseFloat(width) };
  });
  const [left, right] = [canvas?.x ?? 0, (canvas?.x ?? 0) + (canvas?.width ?? 0)];
  return { text: names.text, isInside: names.left >= left && names.right <= right };
}

test('components and parts of the page are dragged to where they are dropped', async ({ editor }) => {
  await editor.open();
  const introduction = editor.boxAround('Built with Craft.js');

  await test.step('a drag that ends outside the page changes nothing', async () => {
    const before = await editor.wordsIn(introduction);
    await editor.pullOver(editor.tool('Text'), editor.text('Built with Craft.js'));
    await editor.settings.hover();
    await editor.page.mouse.up();
    expect(await editor.wordsIn(introduction)).toEqual(before);
    await expect(editor.button('Undo')).toBeDisabled();
  });

  await test.step('a component is dragged from the toolbox', async () => {
    await editor.tool('Text').dragTo(editor.text(TITLE), { targetPosition: { x: 60, y: 4 } });
    expect((await editor.wordsIn(introduction)).slice(0, 3)).toEqual([
      'Built with Craft.js',
      'Double-click to change this text.',
      TITLE,
    ]);
    await editor.expectSelected('Text');
    await expect(editor.notice).toHaveText('Added Text.');
  });

  await test.step('the names stay in the canvas when the line moves to its edge', async () => {
    await editor.pullOver(editor.tool('Text'), editor.text('Built with Craft.js'));
    const box = await editor.canvas.locator('.canvas-page').boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) - 14, (box?.y ?? 0) + 200];
    await editor.page.mouse.move(x, y, { steps: 4 });
    await editor.page.mouse.move(x, y + 2);
    await expect.poll(() => namesAtLine(editor)).toEqual({ text: '"Text → Hero"', isInside: true });
    await editor.page.mouse.up();
  });

  await editor.startAgain();
  await test.step('columns come with places for more', async () => {
    const places = editor.text('Drop something here');
    await editor
      .tool('Columns')
      .dragTo(editor.text('Built with Craft.js'), { targetPosition: { x: 20, y: 10 } });
    await expect(places).toHaveCount(2);
    await editor.tool('Heading').dragTo(places.first());
    await editor.tool('Button').dragTo(places);
    await expect(places).toHaveCount(0);
  });

  await editor.startAgain();
  await test.step('parts of the page are swapped, by themselves or by the name at the frame', async () => {
    const [title, first] = [editor.text(TITLE), introduction.locator('> *').first()];
    await editor.text('Built with Craft.js').dragTo(title, { targetPosition: await belowTheMiddle(title) });
    await expect(first).toHaveText(TITLE);
    await title.click();
    const moved = editor.text('Built with Craft.js');
    await editor.selected
      .getByTitle('Drag to move')
      .dragTo(moved, { targetPosition: await belowTheMiddle(moved) });
    await expect(first).toHaveText('Built with Craft.js');
  });

  await editor.startAgain();
  await test.step('a part moves into another container', async () => {
    const card = editor.boxAround('Your components');
    await editor
      .text('Built with Craft.js')
      .dragTo(editor.text('Your components'), { targetPosition: { x: 40, y: 4 } });
    await expect(card.locator('> *').nth(1)).toHaveText('Built with Craft.js');
  });
});

test('boxes with rules refuse a forbidden drop with its reason, and accept an allowed one', async ({
  editor,
}) => {
  await editor.open();
  const line = editor.page.locator('.drop-indicator');
  const hint = editor.page.locator('.drop-hint');

  // Other rules: commands.test.tsx.
  await test.step('a row for Buttons refuses a text and says why', async () => {
    const before = await editor.canvas.locator('.canvas-page').innerText();
    await editor.pullOver(editor.tool('Text'), editor.text('One'));
    await expect(hint).toHaveText('Cannot drop here: “Only Buttons” accepts only Buttons');
    await expect(line).toHaveCSS('background-color', 'rgb(229, 72, 77)');
    expect((await namesAtLine(editor)).text).toBe('none');
    await editor.page.mouse.up();
    await expect(hint).toHaveCount(0);
    expect(await editor.canvas.locator('.canvas-page').innerText()).toBe(before);
    await expect(editor.button('Undo')).toBeDisabled();
  });

  await test.step('a row for Buttons accepts one; the line is amber and names both, inside the canvas', async () => {
    await editor.pullOver(editor.tool('Button'), editor.text('One'));
    await expect(line).toHaveCSS('background-color', 'rgb(217, 119, 6)');
    await expect(hint).toHaveCount(0);
    await expect.poll(() => namesAtLine(editor)).toEqual({ text: '"Button → Only Buttons"', isInside: true });
    await editor.page.mouse.up();
    await expect(editor.boxAround('One').locator('> .page-button')).toHaveCount(3);
    await editor.pullOver(editor.tool('Button'), editor.text('The editor is yours, the hard part is done'));
    await expect.poll(() => namesAtLine(editor)).toEqual({ text: '"Button → Features"', isInside: true });
    await editor.page.mouse.up();
  });
});
