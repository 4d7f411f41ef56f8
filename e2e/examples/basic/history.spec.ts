import { expect, test } from '../../support/test.ts';
import { button, makeItMine, openExample, settings, stage, startAgain, text, words } from './basic-editor.ts';

test('the edited page keeps its history, and is protected from unintended changes', async ({ page }) => {
  await openExample(page);

  await test.step('goes back and forth with undo and redo', async () => {
    await expect(button(page, 'Undo')).toBeDisabled();
    await text(page, 'Welcome').dragTo(stage(page).locator('.card-top'));
    const texts = stage(page).locator('.card-top .text');
    await expect(texts).toHaveCount(3);
    await button(page, 'Undo').click();
    await expect(texts).toHaveCount(2);
    await button(page, 'Redo').click();
    await expect(texts).toHaveCount(3);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(texts).toHaveCount(2);
    await button(page, 'Add Text at the end').click();
    await expect(button(page, 'Redo')).toBeDisabled();
  });

  await startAgain(page);
  await test.step('keeps a part while Backspace is pressed in one of its fields', async () => {
    await text(page, 'Welcome').click();
    for (const field of ['Font size', 'Text']) {
      await settings(page).getByLabel(field).focus();
      await page.keyboard.press('Backspace');
      await expect(settings(page)).toBeVisible();
    }
    await expect(stage(page).locator('.text').filter({ hasText: 'Welcome' })).toBeVisible();
  });

  await startAgain(page);
  await test.step('stays as it is while editing is switched off', async () => {
    await makeItMine(page);
    const before = await words(page);
    await page.getByLabel('Editing').uncheck();
    await expect(page.locator('[draggable="true"]')).toHaveCount(0);
    await expect(settings(page)).toHaveCount(0);
    for (const name of ['Undo', 'Redo', 'Start over', 'Load', 'Add Text at the end']) {
      await expect(button(page, name)).toBeDisabled();
    }
    await text(page, 'My own words').dblclick();
    await page.keyboard.press('Delete');
    await expect(settings(page)).toHaveCount(0);
    expect(await words(page)).toBe(before);
    await page.getByLabel('Editing').check();
    await expect(button(page, 'Undo')).toBeEnabled();
  });

  await startAgain(page);
  await test.step('keeps the text of a new card, however often it is undone and redone', async () => {
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await button(page, 'Add Card at the end').click();
    const cardText = stage(page).locator('.card-top .text').last();
    await cardText.click();
    // Text typed within half a second of another change shares that change's step in the history.
    await page.clock.setFixedTime(start + 1000);
    await settings(page).getByLabel('Text').fill('Written into the card');
    await expect(cardText).toHaveText('Written into the card');
    for (let round = 0; round < 2; round += 1) {
      await button(page, 'Undo').click();
      await expect(text(page, 'Written into the card')).toHaveCount(0);
      await button(page, 'Undo').click();
      await expect(stage(page).locator('.card-top')).toHaveCount(1);
      await button(page, 'Redo').click();
      await expect(stage(page).locator('.card-top')).toHaveCount(2);
      await button(page, 'Redo').click();
      await expect(text(page, 'Written into the card')).toBeVisible();
    }
  });
});
