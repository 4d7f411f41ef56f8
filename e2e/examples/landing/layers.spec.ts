import { moving } from '../../support/test.ts';
import { expect, test } from './page-editor.ts';

test.use(moving);

test('the layers show the parts of the page, and select and move them', async ({ editor, page }) => {
  await editor.open();

  await test.step('layers open, close and select', async () => {
    await expect(editor.layers.getByRole('treeitem')).toHaveCount(5);
    await editor.selectLayer('Hero', 'Introduction');
    await editor.expectSelected('Introduction');
    await editor.layer('Hero').locator('button').click();
    await expect(editor.layer('Introduction')).toHaveCount(0);
  });

  await test.step('a chosen layer scrolls into view on the page', async () => {
    await expect(editor.text('Your work stays with you')).not.toBeInViewport();
    await editor.selectLayer('Outro');
    await expect(editor.selected).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
  });

  await test.step('the selection on the page is shown in the layers', async () => {
    const row = editor.layer('Text: Your components');
    await expect(row).toHaveCount(0);
    await editor.text('Your components').click();
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(row).toBeInViewport();
  });

  await editor.startAgain();
  await test.step('the tree is one tab stop, and arrow keys move through it', async () => {
    await editor.layer('Page').focus();
    await expect(editor.notice).toBeEmpty();
    await editor.notice.evaluate((notice) => {
      const note = () => notice.setAttribute('data-said', '');
      new MutationObserver(note).observe(notice, { childList: true, subtree: true });
    });
    await page.keyboard.press('ArrowDown');
    await expect(editor.layer('Hero')).toBeFocused();
    await expect(editor.layers.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(editor.layer('Hero')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(editor.layer('Hero')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(editor.layer('Introduction')).toBeFocused();
    await page.keyboard.press('End');
    await expect(editor.layer('Outro')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(editor.layer('Page')).toBeFocused();
    // The focus has told screen readers which part is selected.
    await expect(editor.notice).not.toHaveAttribute('data-said');
  });

  await test.step('after a deletion, the focus stays in the tree', async () => {
    await editor.layer('Features').focus();
    await editor.selectLayer('Features');
    await page.keyboard.press('Delete');
    await expect(editor.notice).toHaveText('Deleted “Features”.');
    await expect(editor.layer('Rules')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor.layer('Features')).toBeVisible();
  });

  await test.step('parts are moved from the layers by keyboard', async () => {
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
});
