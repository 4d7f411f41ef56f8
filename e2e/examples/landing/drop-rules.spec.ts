import { expect, type PageEditor, test } from './page-editor.ts';

// All dragged elements and their targets are in view.
test.use({ viewport: { width: 1280, height: 2200 } });

/** What is written at the line: what would be dropped, and its new parent. */
const namesAtLine = (editor: PageEditor) =>
  editor.page.locator('.drop-indicator').evaluate((line) => getComputedStyle(line, '::after').content);

/** A drag into a box that refuses it, and the expected reason. */
const REFUSALS = [
  {
    title: 'a row for Buttons refuses a text',
    from: (editor: PageEditor) => editor.tool('Text'),
    to: (editor: PageEditor) => editor.text('One'),
    reason: 'Cannot drop here: “Only Buttons” accepts only Buttons',
  },
  {
    title: 'a place for a Video refuses a Button',
    from: (editor: PageEditor) => editor.tool('Button'),
    to: (editor: PageEditor) => editor.text('Drop one Video here'),
    reason: 'Cannot drop here: “One Video” accepts one Video, and only while it is empty',
  },
  {
    title: 'a row that keeps a Button does not let its last one go',
    from: (editor: PageEditor) => editor.text('I stay'),
    to: (editor: PageEditor) => editor.text('Built with Craft.js'),
    reason: 'Cannot drop here: “Keeps a Button” keeps at least one Button',
  },
] as const;

test('a forbidden drop is refused with its reason and changes nothing', async ({ editor }) => {
  await editor.open();

  for (const { title, from, to, reason } of REFUSALS) {
    await test.step(`${title} and says why`, async () => {
      const before = await editor.canvas.locator('.canvas-page').innerText();
      await editor.pullOver(from(editor), to(editor));
      await expect(editor.page.locator('.drop-hint')).toHaveText(reason);
      await expect(editor.page.locator('.drop-indicator')).toHaveCSS('background-color', 'rgb(229, 72, 77)');
      expect(await namesAtLine(editor)).toBe('none');
      await editor.page.mouse.up();
      await expect(editor.page.locator('.drop-hint')).toHaveCount(0);
      expect(await editor.canvas.locator('.canvas-page').innerText()).toBe(before);
      await expect(editor.button('Undo')).toBeDisabled();
    });
  }

  await test.step('a Button that must stay cannot be deleted either', async () => {
    await editor.text('I stay').click();
    await editor.actions('Button').getByRole('button', { name: 'Delete' }).click();
    await expect(editor.notice).toHaveText('Cannot delete: “Keeps a Button” keeps at least one Button.');
    await expect(editor.text('I stay')).toBeVisible();
  });
});

test('an allowed drop is accepted', async ({ editor }) => {
  await editor.open();

  await test.step('a row for Buttons accepts a Button, and the line that shows where is amber and names both', async () => {
    await editor.pullOver(editor.tool('Button'), editor.text('One'));
    await expect(editor.page.locator('.drop-indicator')).toHaveCSS('background-color', 'rgb(217, 119, 6)');
    await expect(editor.page.locator('.drop-hint')).toHaveCount(0);
    expect(await namesAtLine(editor)).toBe('"Button → Only Buttons"');
    // Beside the line, where the names cover none of what it is between.
    const isBeside = await editor.page
      .locator('.drop-indicator')
      .evaluate((line) => Number.parseFloat(getComputedStyle(line, '::after').left) >= line.clientWidth);
    expect(isBeside).toBe(true);
    await editor.page.mouse.up();
    await expect(editor.boxAround('One').locator('> .page-button')).toHaveCount(3);
  });

  await editor.startAgain();
  await test.step('a place for a Video accepts one, and no second one', async () => {
    const place = editor.text('Drop one Video here').locator('xpath=..');
    await editor.tool('Video').dragTo(place);
    await expect(editor.text('Drop one Video here')).toHaveCount(0);
    await expect(editor.canvas.locator('.page-video')).toHaveCount(2);
    await editor.expectSelected('Video');
    await editor.tool('Video').dragTo(editor.canvas.locator('.page-video').first());
    await expect(editor.canvas.locator('.page-video')).toHaveCount(2);
  });

  await editor.startAgain();
  await test.step('a row that keeps a Button lets it go once there is another', async () => {
    await editor.tool('Button').dragTo(editor.text('I stay'));
    await expect(editor.boxAround('I stay').locator('> .page-button')).toHaveCount(2);
    await editor.text('I stay').dragTo(editor.text('One'));
    await expect(editor.boxAround('I stay').locator('> .page-button')).toHaveCount(3);
  });
});
