import { expect, test } from './page-editor.ts';

test('the page and its blocks are inspected as a whole and on each device', async ({ editor, page }) => {
  await editor.open();

  await test.step('the space that a setting changes is shown on the page while the setting is in use', async () => {
    const shown = editor.canvas.locator('.spacing');
    await editor.selectLayer('Features', 'Cards', 'Your components');
    await expect(shown).toHaveCount(0);
    await editor.settings.getByRole('slider', { name: 'Padding' }).focus();
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveCSS('border-top-width', /^[1-9]/);
    await editor.settings.getByRole('slider', { name: 'Gap' }).focus();
    await expect(shown).toHaveCount(2);
    await editor.canvas.focus();
    await expect(shown).toHaveCount(0);
  });

  await editor.startAgain();
  await test.step('a block is added as a whole, and its picture is changed separately', async () => {
    await editor.selectLayer('Outro');
    await editor.tool('Picture and text').click();
    await editor.expectSelected('Picture and text');
    const block = editor.boxAround('A picture beside its text').locator('xpath=..');
    await block.locator('.page-picture').click();
    await editor.expectSelected('Picture');
    await editor.settings.getByLabel('What it shows').fill('Green hills');
    await editor.settings.getByLabel('Drawing').selectOption('Data');
    await expect(block.getByRole('img', { name: 'Green hills' })).toBeVisible();
  });

  await editor.startAgain();
  await test.step('the page is laid out for the chosen device, and always fits', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const switches = page.getByRole('group', { name: 'Viewport' });
    const cards = editor.boxAround('Your components').locator('xpath=..');
    const measure = () =>
      editor.canvas.locator('.canvas-page').evaluate((element: HTMLElement) => {
        const room = element.parentElement?.clientWidth ?? 0;
        return { width: element.offsetWidth, excess: element.getBoundingClientRect().width - room };
      });
    for (const [name, width, direction] of [
      ['Tablet: 768 pixels', 768, 'row'],
      ['Phone: 390 pixels', 390, 'column'],
      ['Desktop: 1120 pixels', 1120, 'row'],
    ] as const) {
      await switches.getByRole('button', { name }).click();
      await expect(switches.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await measure()).width).toBe(width);
      expect((await measure()).excess).toBeLessThan(1);
      await expect(cards).toHaveCSS('flex-direction', direction);
      // A press hits the visible element, at any size.
      await editor.text('This page is waiting for your changes').click();
      await expect(editor.actions('Text')).toBeVisible();
    }
  });
});
