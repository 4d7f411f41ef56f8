import { AMBER, dropLine } from '../../support/drop-line.ts';
import { expect, test } from '../../support/test.ts';
import {
  button,
  openExample,
  settings,
  stage,
  startAgain,
  text,
  toolboxEntry,
  words,
} from './basic-editor.ts';

test('the edited page accepts new parts and lets parts be dragged', async ({ page }) => {
  await openExample(page);

  await test.step('has cards that accept texts above and buttons below, and nothing else', async () => {
    const above = stage(page).locator('.card-top');
    const below = stage(page).locator('.card-bottom');
    const before = await words(page);
    await toolboxEntry(page, 'Button').dragTo(above);
    await toolboxEntry(page, 'Text').dragTo(below);
    await toolboxEntry(page, 'Container').dragTo(below);
    expect(await words(page)).toBe(before);
    await toolboxEntry(page, 'Text').dragTo(above);
    await expect(above.locator('.text')).toHaveCount(3);
    await toolboxEntry(page, 'Button').dragTo(below);
    await expect(below.locator('.button')).toHaveCount(2);
    await expect(above.locator('.button')).toHaveCount(0);
    await expect(below.locator('.text')).toHaveCount(0);
  });

  await startAgain(page);
  await test.step('accepts new parts from the toolbox where they are dropped', async () => {
    const box = stage(page).locator('.container').last();
    await toolboxEntry(page, 'Text').dragTo(box.locator('.text'), { targetPosition: { x: 40, y: 20 } });
    await expect(box.locator('.text')).toHaveText(['This line is in a box of its own', 'Hi']);
    await toolboxEntry(page, 'Card').dragTo(text(page, 'Welcome'), { targetPosition: { x: 40, y: 4 } });
    await expect(stage(page).locator('.card-top')).toHaveCount(2);
  });

  await startAgain(page);
  await test.step('accepts new parts at its end by a click', async () => {
    await button(page, 'Add Container at the end').click();
    await expect(settings(page).getByText('Container')).toBeVisible();
    await toolboxEntry(page, 'Button').dragTo(stage(page).locator('.container:empty'));
    await expect(stage(page).locator('.container').last().getByText('Click me')).toBeVisible();
  });

  await startAgain(page);
  await test.step('can be reordered', async () => {
    const top = text(page, 'Texts go here');
    await text(page, 'Welcome').hover();
    await page.mouse.down();
    // The second move is the first that the browser reports as a drag over the target.
    for (let move = 0; move < 2; move += 1) await top.hover({ position: { x: 40, y: 4 } });
    await expect(dropLine(page)).toHaveCSS('background-color', AMBER);
    await page.mouse.up();
    await expect(stage(page).locator('.card-top .text')).toHaveText([
      'Welcome to your page',
      'Texts go here',
      'This region accepts only texts',
    ]);
    await top.dragTo(text(page, 'Welcome'), { targetPosition: { x: 40, y: 4 } });
    await expect(stage(page).locator('.card-top .text').first()).toHaveText('Texts go here');
  });
});
