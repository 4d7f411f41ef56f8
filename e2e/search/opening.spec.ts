import { clickBeside } from '../support/dialogs.ts';
import { openSearch, searchDialog } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

for (const [name, key] of [
  ['Control+K', 'Control+k'],
  ['Meta+K', 'Meta+k'],
  ['the slash key', '/'],
] as const) {
  test(`${name} opens the search, and Escape gives the focus back`, async ({ page }) => {
    await open(page, '/docs/overview');
    const link = page
      .getByRole('navigation', { name: 'Docs' })
      .getByRole('link', { name: 'Nodes', exact: true });
    await link.focus();
    await page.keyboard.press(key);
    const { dialog, field } = searchDialog(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test('the button opens the search and gets the focus back', async ({ page }) => {
  await open(page, '/docs/overview');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  const { dialog, field } = searchDialog(page);
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Close search' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Control+K closes the search again', async ({ page }) => {
  await open(page, '/docs/overview');
  const { dialog } = await openSearch(page);
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
});

test('a press beside the dialog closes it', async ({ page }) => {
  await open(page, '/docs/overview');
  const { dialog } = await openSearch(page);
  await clickBeside(dialog, 20, 400);
  await expect(dialog).toHaveCount(0);
});

test('the slash key is a slash in a text field', async ({ page }) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox', { name: 'Search documentation' });
  await field.pressSequentially('a/b');
  await expect(field).toHaveValue('a/b');
  const { dialog, field: dialogField } = await openSearch(page);
  await dialogField.pressSequentially('a/b');
  await expect(dialogField).toHaveValue('a/b');
  await expect(dialog).toBeVisible();
});

test('neither Tab nor a press reaches the page behind the dialog', async ({ page }) => {
  await open(page, '/docs/overview');
  const { dialog } = await openSearch(page);
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await expect(page.locator('#root')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
});

test('the page behind the dialog does not scroll', async ({ page }) => {
  await open(page, '/docs/overview');
  await openSearch(page);
  for (const [x, y] of [
    [20, 400],
    [640, 125],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 600);
  }
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(200);
});

test('on a phone the dialog fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/docs/overview');
  const { dialog } = await openSearch(page);
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
});

test('going back closes the dialog', async ({ page }) => {
  await open(page, '/docs/overview');
  await page
    .getByRole('navigation', { name: 'Docs' })
    .getByRole('link', { name: 'Nodes', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nodes');
  const { dialog } = await openSearch(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused();
  await expect(dialog).toHaveCount(0);
});
