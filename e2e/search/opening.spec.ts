import { clickBeside } from '../support/dialogs.ts';
import { sidebarLink } from '../support/navigating.ts';
import { openSearch, searchDialog } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';

test('the search opens and closes by its keys, its button and a press outside it', async ({ page }) => {
  await open(page, '/docs/overview');
  const { dialog, field } = searchDialog(page);
  const link = sidebarLink(page, '/docs/concepts/nodes');
  for (const [name, key] of [
    ['Control+K', 'Control+k'],
    ['Meta+K', 'Meta+k'],
    ['the slash key', '/'],
  ] as const) {
    await test.step(`${name} opens the search, and Escape returns the focus`, async () => {
      await link.focus();
      await page.keyboard.press(key);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }

  await test.step('the button opens the search and gets the focus back', async () => {
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await button.click();
    await expect(field).toBeFocused();
    await dialog.getByRole('button', { name: 'Close search' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await test.step('Control+K closes the search again', async () => {
    await openSearch(page);
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a press outside the dialog closes it', async () => {
    await openSearch(page);
    await clickBeside(dialog, 20, 400);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('going back closes the dialog', async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nodes');
    await openSearch(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused();
    await expect(dialog).toHaveCount(0);
  });
});

test('Control+K opens the search from within an example too, even from a text field', async ({ page }) => {
  await open(page, '/docs/guides/basic-tutorial');
  await page.locator('.demo').first().scrollIntoViewIfNeeded();
  const example = page.frameLocator('.demo iframe').first();
  await example.locator('body').press('Control+k');
  const { dialog, field } = searchDialog(page);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await example.locator('body').evaluate((body) => body.append(document.createElement('textarea')));
  await example.locator('textarea').press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('nodes');
  await expect(field).toHaveValue('nodes');
});

test('the open search receives the reader’s keys and pointer and, on a phone, fills the screen', async ({
  page,
}) => {
  await open(page, '/docs/overview');
  const { dialog } = searchDialog(page);
  await test.step('neither Tab nor a press reaches the page behind the dialog', async () => {
    await openSearch(page);
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
  });

  await test.step('the page behind the dialog does not scroll', async () => {
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
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

  await test.step('on a phone the dialog fills the screen', async () => {
    await expect(dialog).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 640 });
    await openSearch(page);
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
  });
});
