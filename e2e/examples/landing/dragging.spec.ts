import type { Locator } from '@playwright/test';
import { expect, test } from './page-editor.ts';

// All dragged elements and their targets are in view.
test.use({ viewport: { width: 1280, height: 1500 } });

/** The point at which to drop an element that is to follow a part. The height of the part depends on the fonts. */
async function belowTheMiddle(part: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part is not shown.');
  return { x: 60, y: box.height - 4 };
}

test('components are dragged from the toolbox onto the page', async ({ editor }) => {
  await editor.open();

  await test.step('a drag that ends outside the page changes nothing', async () => {
    const introduction = editor.boxAround('Built with Craft.js');
    const before = await editor.wordsIn(introduction);
    await editor.pullOver(editor.tool('Text'), editor.text('Built with Craft.js'));
    await editor.settings.hover();
    await editor.page.mouse.up();
    expect(await editor.wordsIn(introduction)).toEqual(before);
    await expect(editor.button('Undo')).toBeDisabled();
  });

  await test.step('a component is dragged from the toolbox to where it is dropped', async () => {
    const introduction = editor.boxAround('Built with Craft.js');
    await editor
      .tool('Text')
      .dragTo(editor.text('This page is waiting for your changes'), { targetPosition: { x: 60, y: 4 } });
    expect((await editor.wordsIn(introduction)).slice(0, 3)).toEqual([
      'Built with Craft.js',
      'Double-click to change this text.',
      'This page is waiting for your changes',
    ]);
    await editor.expectSelected('Text');
    await expect(editor.notice).toHaveText('Added Text.');
  });

  await editor.startAgain();
  await test.step('a component is dropped into an empty container', async () => {
    await editor.text('Built with Craft.js').click();
    await editor.tool('Container').click();
    await editor.tool('Heading').dragTo(editor.text('Drop something here'));
    await expect(editor.text('Drop something here')).toHaveCount(0);
    await expect(editor.path).toContainText('Introduction');
    await expect(editor.path.getByRole('listitem')).toHaveText([
      'Page',
      'Hero',
      'Introduction',
      'Container',
      'Text',
    ]);
  });

  await editor.startAgain();
  await test.step('columns come with places for more', async () => {
    await editor
      .tool('Columns')
      .dragTo(editor.text('Built with Craft.js'), { targetPosition: { x: 20, y: 10 } });
    await expect(editor.text('Drop something here')).toHaveCount(2);
    await editor.tool('Button').dragTo(editor.text('Drop something here').last());
    await expect(editor.text('Drop something here')).toHaveCount(1);
  });
});

test('parts of the page are dragged to other places', async ({ editor }) => {
  await editor.open();

  await test.step('parts of the page are swapped', async () => {
    const introduction = editor.boxAround('Built with Craft.js');
    const title = editor.text('This page is waiting for your changes');
    await editor.text('Built with Craft.js').dragTo(title, { targetPosition: await belowTheMiddle(title) });
    await expect(introduction.locator('> *').first()).toHaveText('This page is waiting for your changes');
    await expect(introduction.locator('> *').nth(1)).toHaveText('Built with Craft.js');
  });

  await editor.startAgain();
  await test.step('a part moves into another container', async () => {
    const card = editor.boxAround('Your components');
    await editor
      .text('Built with Craft.js')
      .dragTo(editor.text('Your components'), { targetPosition: { x: 40, y: 4 } });
    await expect(card.locator('> *').nth(1)).toHaveText('Built with Craft.js');
  });

  await editor.startAgain();
  await test.step('the handle above the selection drags it', async () => {
    const introduction = editor.boxAround('Built with Craft.js');
    await editor.text('Built with Craft.js').click();
    const title = editor.text('This page is waiting for your changes');
    await editor
      .actions('Text')
      .getByTitle('Drag to move')
      .dragTo(title, { targetPosition: await belowTheMiddle(title) });
    await expect(introduction.locator('> *').nth(1)).toHaveText('Built with Craft.js');
  });
});
