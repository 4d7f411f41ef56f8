import { address } from '../../support/test.ts';
import { expect, type PageEditor, test } from './page-editor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ editor }) => editor.open());

/** The lines that are marked as changed. */
const changed = (editor: PageEditor) => editor.code.locator('.code-line[data-changed]');

test('the code of the selection is shown, copied and closed', async ({ editor, page }) => {
  const title = editor.code.getByRole('heading');
  await editor.button('Code').click();

  await test.step('its JSON follows it, and the lines that a change has changed are marked', async () => {
    await editor.text('Built with Craft.js').click();
    await expect(title).toHaveText('JSON of “Text”');
    await expect(changed(editor)).toHaveCount(0);
    await editor.settings.getByRole('textbox', { name: 'Text', exact: true }).fill('Live');
    await expect(changed(editor)).toHaveText(['"text": "Live",']);
    await expect(changed(editor)).toHaveCSS('background-color', 'rgb(253, 243, 221)');
    await editor.selectLayer('Hero', 'Introduction');
    await expect(editor.code).toContainText('"displayName": "Introduction"');
    await expect(changed(editor)).toHaveCount(0);
  });

  await test.step('the source of its component is in another tab, in the colours of the site', async () => {
    await editor.code.getByRole('tab', { name: 'JSON' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(title).toHaveText('Source of Container: boxes.tsx');
    await expect(editor.code.locator('.tok-keyword').first()).toHaveCSS('color', 'rgb(128, 58, 143)');
    await editor.text('Live').click();
    await expect(title).toHaveText('Source of Text: Text.tsx');
  });

  await test.step('what is shown is copied', async () => {
    await editor.code.getByRole('button', { name: 'Copy' }).click();
    await expect(editor.notice).toHaveText('Copied to the clipboard.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('\nexport const Text: UserComponent');
  });

  await test.step('its height changes by keys and by the mouse, and is kept', async () => {
    const edge = page.getByRole('separator', { name: 'Page and code' });
    const height = async () => (await editor.code.boundingBox())?.height ?? 0;
    const before = await height();
    await edge.focus();
    await page.keyboard.press('ArrowUp');
    expect(await height()).toBeGreaterThan(before);
    await page.keyboard.press('Home');
    await expect(edge).toHaveAttribute('aria-valuenow', '25');

    const { bottom } = await editor.code.evaluate((drawer) => drawer.getBoundingClientRect());
    await edge.hover();
    await page.mouse.down();
    await page.mouse.move(400, bottom - 360, { steps: 4 });
    await page.mouse.up();
    expect(await height()).toBe(360);
    await editor.button('Code').click();
    await editor.button('Code').click();
    expect(await height()).toBe(360);
  });

  await test.step('closing it returns the focus to the button that opens it', async () => {
    await editor.code.getByRole('button', { name: 'Close' }).click();
    await expect(editor.code).toHaveCount(0);
    await expect(editor.button('Code')).toBeFocused();
  });
});

test('the code is that of the part that was selected while the drawer appeared', async ({ editor }) => {
  // The moment between the drawer's first appearance and its subscription to the editor's state.
  await editor.text('Built with Craft.js').evaluate((text) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.drawer') === null) return;
      observer.disconnect();
      text.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await editor.button('Code').click();
  await editor.expectSelected('Text');
  await expect(editor.code.getByRole('heading')).toHaveText('JSON of “Text”');
});

test('each part of the editor shows what makes it', async ({ editor, page }) => {
  const pointed = page.locator('.part-frame');

  await test.step('with Alt held, the part under the pointer is outlined and named', async () => {
    await page.keyboard.down('Alt');
    await editor.text('Built with Craft.js').hover();
    await expect(pointed).toHaveText('Components – useNode: connect');
    await editor.tool('Heading').hover();
    await expect(pointed).toHaveText('Toolbox – useEditor: create');
    await page.keyboard.up('Alt');
    await expect(pointed).toHaveCount(0);
  });

  await test.step('pressing a part with Alt held shows it in the list, and does nothing else', async () => {
    await editor.tool('Heading').click({ modifiers: ['Alt'] });
    await expect(editor.code.getByRole('tab', { name: 'Parts' })).toHaveAttribute('aria-selected', 'true');
    await expect(editor.code.locator('[aria-current]')).toContainText('Toolbox');
    await expect(editor.code.getByRole('link', { name: 'useEditor: create' })).toBeFocused();
    await expect(editor.button('Undo')).toBeDisabled();
  });

  await test.step('a part of the list is outlined while its row has the focus, and its source is shown', async () => {
    await expect(pointed).toHaveText('Toolbox – useEditor: create');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(editor.code.getByRole('heading')).toHaveText('Source of Toolbox: ToolboxButton.tsx');
    await expect(editor.code).toContainText('export function ToolboxButton');
    await expect(editor.code.getByRole('tab', { name: 'Source' })).toBeFocused();
  });
});

test('the menu lists the parts, each with its documentation and its source', async ({ editor, request }) => {
  await editor.choose('What makes each part');
  await expect(editor.code.getByRole('tab', { name: 'Parts' })).toBeFocused();
  const rows = editor.code.getByRole('listitem');
  const files: string[] = [];
  for (const row of await rows.all()) {
    await test.step((await row.innerText()).replaceAll('\n', ' '), async () => {
      const href = (await row.getByRole('link').getAttribute('href')) ?? '';
      const [path = '', section = ''] = href.split('#');
      expect(await (await request.get(address(path))).text()).toMatch(new RegExp(`id="?${section}[ ">]`));
      files.push(await row.getByRole('button').innerText());
    });
  }
  for (const file of files) {
    await editor.code.getByRole('button', { name: file, exact: true }).first().click();
    await expect(editor.code.getByRole('heading')).toHaveText(new RegExp(`: ${file}$`));
    await expect(editor.code.locator('pre')).toContainText(/craftjs|import/);
    await editor.code.getByRole('tab', { name: 'Parts' }).click();
  }
});
