import { expect, test } from './page-editor.ts';

const TITLE = 'This page is waiting for your changes';

test('a text is edited in place after a double click; it is plain, may be empty, and can be undone', async ({
  editor,
  page,
  context,
}) => {
  await editor.open();
  const field = editor.canvas.getByRole('textbox', { name: 'Text: text' });

  await test.step('a double click starts editing, typing replaces the words, Escape ends it', async () => {
    await editor.text(TITLE).dblclick();
    await expect(field).toBeFocused();
    await page.keyboard.type('My own title');
    await expect(editor.settings.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
      'My own title',
    );
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(editor.text('My own title')).toBeVisible();
    await expect(editor.canvas).toBeFocused();
  });

  await editor.startAgain();
  await test.step('keys that are shortcuts elsewhere are letters in a text', async () => {
    await editor.text(TITLE).dblclick();
    await page.keyboard.type('ab');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Delete');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x');
    await page.keyboard.press('Escape');
    await expect(editor.text('xa')).toBeVisible();
  });

  await editor.startAgain();
  await test.step('a text may have lines; in a Button, Enter ends the editing', async () => {
    await editor.text(TITLE).dblclick();
    await page.keyboard.type('Above');
    await page.keyboard.press('Enter');
    await page.keyboard.type('below');
    await page.keyboard.press('Escape');
    await expect(editor.canvas.locator('.page-text').nth(1)).toHaveText('Above\nbelow', {
      useInnerText: true,
    });

    await editor.text('Build your own').dblclick();
    await page.keyboard.type('Go');
    await page.keyboard.press('Enter');
    await expect(editor.canvas.getByRole('textbox')).toHaveCount(0);
    await expect(editor.text('Go')).toBeVisible();
  });

  await editor.startAgain();
  await test.step('a click elsewhere ends the editing and keeps the words', async () => {
    await editor.text(TITLE).dblclick();
    await page.keyboard.type('Kept');
    await editor.text('Built with Craft.js').click();
    await expect(editor.canvas.getByRole('textbox')).toHaveCount(0);
    await expect(editor.text('Kept')).toBeVisible();
  });

  await editor.startAgain();
  await test.step('pasted formatting is removed', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob(['<b style="color:red">Loud</b><img src="nothing.png">'], {
            type: 'text/html',
          }),
          'text/plain': new Blob(['Loud'], { type: 'text/plain' }),
        }),
      ]),
    );
    await editor.text(TITLE).dblclick();
    await page.keyboard.press('ControlOrMeta+v');
    await page.keyboard.press('Escape');
    await expect(editor.text('Loud')).toBeVisible();
    await expect(editor.canvas.locator('b, .page-text img')).toHaveCount(0);
  });

  await editor.startAgain();
  await test.step('an empty text says that it is empty, and can be filled again', async () => {
    await editor.text(TITLE).dblclick();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await editor.text('Empty Text').dblclick();
    await page.keyboard.type('Words again');
    await page.keyboard.press('Escape');
    await expect(editor.text('Words again')).toBeVisible();
  });

  await editor.startAgain();
  await test.step('typing without a pause is one step of undo; after a pause, another begins', async () => {
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await editor.text(TITLE).dblclick();
    await page.keyboard.type('Quick words');
    await page.clock.setFixedTime(start + 1000);
    await page.keyboard.type(' and more');
    await page.keyboard.press('Escape');
    await editor.button('Undo').click();
    await expect(editor.text('Quick words')).toBeVisible();
    await editor.button('Undo').click();
    await expect(editor.text(TITLE)).toBeVisible();
    await expect(editor.button('Undo')).toBeDisabled();
  });
});
