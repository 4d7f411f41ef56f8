import { expect, test } from './page-editor.ts';

test.beforeEach(({ editor }) => editor.open());

test('layers open, close and select', async ({ editor }) => {
  await expect(editor.layers.getByRole('treeitem')).toHaveCount(5);
  await editor.selectLayer('Hero', 'Introduction');
  await editor.expectSelected('Introduction');
  await editor.layer('Hero').locator('[data-icon="chevron"]').click();
  await expect(editor.layer('Introduction')).toHaveCount(0);
});

test('what is selected on the page shows in the layers', async ({ editor }) => {
  await editor.text('Your components').click();
  const row = editor.layer('Text: Your components');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toBeInViewport();
});

test('a layer that is chosen comes into view on the page', async ({ editor }) => {
  await editor.selectLayer('Outro');
  await expect(editor.actions('Outro')).toBeInViewport();
  expect(await editor.page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
});

test('the tree is one stop of the keyboard, and arrow keys go through it', async ({ editor, page }) => {
  await editor.layer('Page').focus();
  await page.keyboard.press('ArrowDown');
  await expect(editor.layer('Hero')).toBeFocused();
  await expect(editor.layers.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(editor.layer('Hero')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(editor.layer('Introduction')).toBeFocused();
  await page.keyboard.press('End');
  await expect(editor.layer('Outro')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(editor.layer('Page')).toBeFocused();
});

test('parts are moved from the layers by keys', async ({ editor, page }) => {
  await editor.layer('Hero').click();
  await editor.layer('Hero').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(editor.layers.getByRole('treeitem', { level: 2 })).toHaveText([
    'Features',
    'Hero',
    'Rules',
    'Outro',
  ]);
  await expect(editor.layer('Hero')).toBeFocused();
});

test('a part that is hidden leaves the page and stays in the layers', async ({ editor }) => {
  await editor.layer('Hero').locator('[data-icon="eye"]').click();
  await expect(editor.text('Built with Craft.js')).toHaveCount(0);
  await expect(editor.layer('Hero (hidden)')).toBeVisible();
  await editor.layer('Hero (hidden)').locator('[data-icon="eyeOff"]').click();
  await expect(editor.text('Built with Craft.js')).toBeVisible();
});
