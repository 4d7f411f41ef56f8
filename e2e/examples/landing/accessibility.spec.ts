import { expectAccessible, findBarriers } from '../../support/axe.ts';
import { expect, test } from './page-editor.ts';

// No element is halfway between two colours during axe's check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe detects no barrier in any state of the editor', async ({ page, editor }) => {
  test.slow(); // Axe checks every element, in each state.
  await editor.open();

  await test.step('in the editor, before and after a selection', async () => {
    await expectAccessible(page);
    await editor.text('Built with Craft.js').click();
    await editor.showSettings();
    await expectAccessible(page);
  });

  await test.step('after a refusal', async () => {
    await page.keyboard.press('Alt+ArrowUp');
    await editor.notice.getByText('Cannot move').waitFor();
    // By itself, because the refusal goes away before axe has checked the whole page.
    expect(await findBarriers(page.mainFrame(), { within: '.notices' })).toEqual([]);
    await expect(editor.notice).not.toBeEmpty();
    await expectAccessible(page);
  });

  await test.step('in the settings of each component', async () => {
    for (const name of ['Hero', 'Features', 'Rules', 'Outro']) await editor.selectLayer(name);
    await expectAccessible(page);
    await editor.tool('Video').click();
    await expectAccessible(page);
    await editor.tool('Button').click();
    await expectAccessible(page);
  });

  await editor.hideSettings();
  await editor.startAgain();
  await test.step('while a text is edited', async () => {
    await editor.text('This page is waiting for your changes').dblclick();
    await expectAccessible(page);
  });

  await editor.startAgain();
  await test.step('in the page menu', async () => {
    await editor.button('Page menu').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  for (const entry of ['Export…', 'Import…']) {
    await test.step(`in the dialog “${entry}”`, async () => {
      await editor.choose(entry);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    });
  }

  await test.step('in the problems of an import', async () => {
    await editor.choose('Import…');
    await editor.button('Import page').click();
    await page.getByText('There is no text.').waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('while the page is viewed', async () => {
    await editor.button('View').click();
    await expectAccessible(page);
  });
});
