import { expect, test } from './page-editor.ts';

test('everything but free dragging works by keyboard: on the page, in the toolbox, the settings and the menu', async ({
  editor,
  page,
}) => {
  await editor.open();
  await editor.canvas.focus();

  await test.step('arrow keys move through the page: next, before, inside and around', async () => {
    const steps = [
      ['ArrowDown', 'Page'],
      ['ArrowDown', 'Hero'],
      ['ArrowRight', 'Introduction'],
      ['ArrowRight', 'Text'],
      ['ArrowDown', 'Text'],
      ['ArrowUp', 'Text'],
      ['ArrowLeft', 'Introduction'],
      ['ArrowUp', 'Hero'],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await editor.expectSelected(name);
    }
    await expect(editor.notice).toHaveText('Selected “Hero” in “Page”.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    // Texts are told apart.
    await expect(editor.notice).toHaveText('Selected “Text: Built with Craft.js” in “Introduction”.');
    await page.keyboard.press('Escape');
    await expect(editor.selected).toHaveCount(0);
  });

  await test.step('parts move up and down, and their position is announced', async () => {
    const introduction = editor.boxAround('Built with Craft.js');
    await editor.text('Built with Craft.js').click();
    await editor.canvas.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(editor.notice).toHaveText('Moved down: 2 of 4.');
    await expect(introduction.locator('> *').nth(1)).toHaveText('Built with Craft.js');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(introduction.locator('> *').first()).toHaveText('Built with Craft.js');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(editor.notice).toHaveText('Cannot move: it is the first in “Introduction”.');
  });

  await test.step('keys duplicate, delete and edit', async () => {
    await editor.text('Built with Craft.js').click();
    await editor.canvas.focus();
    await page.keyboard.press('ControlOrMeta+d');
    await expect(editor.text('Built with Craft.js')).toHaveCount(2);
    await page.keyboard.press('Delete');
    await expect(editor.text('Built with Craft.js')).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Escape');
    await expect(editor.text('By keyboard')).toBeVisible();
    await expect(editor.canvas).toBeFocused();
  });

  await editor.startAgain();
  await test.step('the toolbox adds after the selection, and into a selected container', async () => {
    const introduction = editor.boxAround('Built with Craft.js');
    await editor.text('Built with Craft.js').click();
    await editor.tool('Button').focus();
    await page.keyboard.press('Enter');
    await expect(introduction.locator('> *').nth(1)).toHaveText('Button');
    await expect(editor.notice).toHaveText('Added Button to “Introduction”.');
    await editor.selectLayer('Hero', 'Introduction', 'Actions');
    await editor.tool('Button').focus();
    await page.keyboard.press('Space');
    await expect(editor.boxAround('Build your own').locator('> *')).toHaveText([
      'Build your own',
      'What it is',
      'Button',
    ]);
  });

  await test.step('the focus moves on from the page when the pressed button disappears', async () => {
    await editor.text('Built with Craft.js').click();
    await editor.settings.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await expect(editor.text('Built with Craft.js')).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
  });

  await test.step('Escape closes the menu at once, and the selection is kept', async () => {
    await editor.text('One').click();
    await editor.button('Page menu').click();
    await expect(page.getByRole('button', { name: 'Export…' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Export…' })).toBeHidden();
    await editor.expectSelected('Button');
  });

  await test.step('no key has an effect behind a dialog, which gives the focus back', async () => {
    await editor.choose('Import…');
    const dialog = page.getByRole('dialog', { name: 'Import' });
    // The focus is on the body then.
    await dialog.getByRole('heading', { name: 'Import' }).click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(editor.button('Page menu')).toBeFocused();
    await expect(editor.text('One')).toBeVisible();
  });
});
