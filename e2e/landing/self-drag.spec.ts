import { expect, moving, open, test } from '../support/test.ts';

test.use(moving);

const FIRST_PART = '[data-canvas] .canvas-page > * > *:first-child > *:first-child';

test('the editor drags one part by itself, once', async ({ page }) => {
  await open(page, '/');
  const editor = page.frameLocator('.embed-frame iframe');
  await expect(editor.locator(FIRST_PART)).toContainText('This page is waiting for your changes');
  await expect(editor.locator('.self-drag')).toBeVisible();
  await expect(editor.locator('.self-drag')).toHaveCount(0);
  await expect(editor.locator(FIRST_PART)).toContainText('A day in the hills');
  await test.step('nothing of it can be undone or is saved', async () => {
    await expect(editor.getByRole('button', { name: 'Undo' })).toBeDisabled();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /craft-example/.test(key))),
    ).toEqual([]);
  });
});

test('the editor stops dragging at the first sign of the reader', async ({ page }) => {
  await open(page, '/');
  const editor = page.frameLocator('.embed-frame iframe');
  await expect(editor.locator('.self-drag')).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(editor.locator('.self-drag')).toHaveCount(0);
  await expect(editor.locator(FIRST_PART)).toContainText('This page is waiting for your changes');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the editor drags nothing by itself', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const editor = page.frameLocator('.embed-frame iframe');
    await expect(editor.locator(FIRST_PART)).toContainText('This page is waiting for your changes');
    await page.clock.runFor(5000);
    await expect(editor.locator('.self-drag')).toHaveCount(0);
    await expect(editor.locator(FIRST_PART)).toContainText('This page is waiting for your changes');
  });
});
