import { expectAccessible } from '../../support/axe.ts';
import { test } from './page-editor.ts';

for (const [mode, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test.describe(`in ${mode} mode at ${width} px, axe knows no barrier`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ page, editor }) => {
      test.slow(); // Axe looks at every element, several times in a test.
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await editor.open();
    });

    test('in the editor, before and after something is selected', async ({ page, editor }) => {
      await expectAccessible(page);
      await editor.text('Built with Craft.js').click();
      await editor.showSettings();
      await expectAccessible(page);
    });

    test('in the settings of each component', async ({ page, editor }) => {
      await editor.showSettings();
      for (const name of ['Hero', 'Features', 'Rules', 'Outro']) await editor.selectLayer(name);
      await expectAccessible(page);
      await editor.tool('Video').click();
      await expectAccessible(page);
      await editor.tool('Button').click();
      await expectAccessible(page);
    });

    test('while a text is edited', async ({ page, editor }) => {
      await editor.text('This page is waiting for your changes').dblclick();
      await expectAccessible(page);
    });

    test('after a refusal', async ({ page, editor }) => {
      await editor.text('Built with Craft.js').click();
      await page.keyboard.press('Alt+ArrowUp');
      await expectAccessible(page);
    });

    test('while the page is viewed', async ({ page, editor }) => {
      await editor.button('View').click();
      await expectAccessible(page);
    });

    for (const entry of ['Export…', 'Import…', 'Keyboard shortcuts']) {
      test(`in the dialog “${entry}”`, async ({ page, editor }) => {
        await editor.choose(entry);
        await page.getByRole('dialog').waitFor();
        await expectAccessible(page);
      });
    }

    test('in the page menu, and in the problems of an import', async ({ page, editor }) => {
      await editor.button('Page menu').click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await editor.choose('Import…');
      await editor.button('Import page').click();
      await page.getByText('There is no text.').waitFor();
      await expectAccessible(page);
    });
  });
}
