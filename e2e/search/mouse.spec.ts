import { opensNewTab } from '../support/new-tab.ts';
import { openSearch, searchFor } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

test('a click on a result goes there', async ({ page }) => {
  await open(page, '/docs/overview');
  const { options, dialog } = await searchFor(page, 'useEditor');
  const target = (await options.nth(1).getAttribute('data-href')) ?? '';
  await options.nth(1).click();
  await expect(page).toHaveURL(target);
  await expect(dialog).toHaveCount(0);
});

for (const [name, options] of [
  ['with Control', { modifiers: ['ControlOrMeta'] }],
  ['with the middle button', { button: 'middle' }],
] as const) {
  test(`a click ${name} opens a new tab`, async ({ page, context }) => {
    await open(page, '/docs/overview');
    const search = await searchFor(page, 'useEditor');
    const target = (await search.options.first().getAttribute('data-href')) ?? '';
    const modifiers = 'modifiers' in options ? options.modifiers : [];
    await opensNewTab(context, target, () =>
      search.options.first().click({ ...options, modifiers: [...modifiers] }),
    );
    await expect(page).toHaveURL('/docs/overview');
    await expect(search.field).toBeFocused();
  });
}

test('the option under the moving pointer is the active one', async ({ page }) => {
  await open(page, '/docs/overview');
  const { options } = await searchFor(page, 'useEditor');
  await options.nth(2).hover();
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(3)).toHaveAttribute('aria-selected', 'true');
});

test('a result is told by its page, its section and the words that match', async ({ page }) => {
  await open(page, '/docs/overview');
  const { list, options } = await searchFor(page, 'setProp');
  await expect(list.getByRole('group').first()).toHaveAccessibleName(/\S/);
  await expect(options.first().locator('mark').first()).toHaveText(/setProp/i);
  await expect(list.locator('.section-path').first()).toHaveText(/\S/);
  // Nothing in an option can take the focus (axe: nested-interactive).
  await expect(list.locator('a, button, [tabindex]')).toHaveCount(0);
});

test('a press on the list leaves the focus in the field', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('search-recent', '["canvas"]'));
  await open(page, '/docs/overview');
  const { field, options, status } = await openSearch(page);
  await options.first().click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('canvas');
  await expect(status).toHaveText(/results$/);
});
