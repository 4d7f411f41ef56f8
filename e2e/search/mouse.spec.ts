import { opensNewTab } from '../support/new-tab.ts';
import { openSearch, searchDialog, searchFor } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

test('the results of the search can be used by mouse', async ({ page, context }) => {
  await open(page, '/docs/overview');
  const { dialog, field, list, options, status } = searchDialog(page);
  await searchFor(page, 'useEditor');
  await test.step('the option under the moving pointer is the active one', async () => {
    await options.nth(2).hover();
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(3)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a result shows its page, its section and the matching words', async () => {
    await field.fill('setProp');
    await expect(options.first().locator('mark').first()).toHaveText(/setProp/i);
    await expect(list.getByRole('group').first()).toHaveAccessibleName(/\S/);
    await expect(list.locator('.section-path').first()).toHaveText(/\S/);
    // No element in an option is focusable (axe: nested-interactive).
    await expect(list.locator('a, button, [tabindex]')).toHaveCount(0);
  });

  await test.step('a click on a result goes there', async () => {
    const target = (await options.nth(1).getAttribute('data-href')) ?? '';
    await options.nth(1).click();
    await expect(page).toHaveURL(target);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a press on the list leaves the focus in the field', async () => {
    await page.evaluate(() => localStorage.setItem('search-recent', '["canvas"]'));
    await open(page, '/docs/overview');
    await openSearch(page);
    await options.first().click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('canvas');
    await expect(status).toHaveText(/results$/);
  });

  // Last: on a busy machine Playwright may lose the page from which a tab was opened.
  await test.step('a click with Control or the middle button opens a new tab', async () => {
    const target = (await options.first().getAttribute('data-href')) ?? '';
    await opensNewTab(context, target, () => options.first().click({ modifiers: ['ControlOrMeta'] }));
    await opensNewTab(context, target, () => options.first().click({ button: 'middle' }));
    await expect(page).toHaveURL('/docs/overview');
    await expect(field).toBeFocused();
  });
});
