import type { Locator, Page } from '@playwright/test';
import { blockStorage, fillStorage, stored } from '../support/browser-storage.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(15, 21, 17)';

function toDark(page: Page): Locator {
  return page.getByRole('button', { name: 'Switch to dark mode' });
}

function toLight(page: Page): Locator {
  return page.getByRole('button', { name: 'Switch to light mode' });
}

async function expectLight(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(toDark(page)).toBeVisible();
  await expect(toLight(page)).toHaveCount(0);
}

async function expectDark(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(toLight(page)).toBeVisible();
  await expect(toDark(page)).toHaveCount(0);
}

/** Opens the page in a browser that has stored a colour mode. */
async function openWith(page: Page, theme: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('theme', value), theme);
  await page.reload();
  await hydrated(page);
}

test('the colour mode is light until the reader chooses dark', async ({ page }) => {
  await open(page, PAGE);

  await test.step('it is light for a new reader', async () => {
    await expectLight(page);
    expect(await stored(page, 'theme')).toBeNull();
  });

  await test.step('it changes with the button, which stores it and changes its name', async () => {
    await toDark(page).click();
    await expectDark(page);
    expect(await stored(page, 'theme')).toBe('dark');
    await toLight(page).click();
    await expectLight(page);
    expect(await stored(page, 'theme')).toBe('light');
  });

  await test.step('it changes by keyboard, and the focus stays on the button', async () => {
    await toDark(page).focus();
    await page.keyboard.press('Enter');
    await expect(toLight(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(toDark(page)).toBeFocused();
    await expectLight(page);
  });

  await test.step('it is the same after a reload and on every page', async () => {
    await toDark(page).click();
    await page.reload();
    await hydrated(page);
    await expectDark(page);
    await page.getByRole('banner').getByRole('link', { name: 'craft.js', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectDark(page);
    await open(page, '/search');
    await expectDark(page);
  });
});

test.describe('if the system prefers dark, the colour mode', () => {
  test.use({ colorScheme: 'dark' });

  test('is light for a new reader all the same, and does not change when the system’s preference does', async ({
    page,
  }) => {
    await open(page, PAGE);
    await expectLight(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLight(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is light too', async ({ page }) => {
      await page.goto(address(PAGE));
      await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    });
  });
});

test('the colour mode is light if an invalid value is stored', async ({ page }) => {
  await open(page, PAGE);
  // Other values: src/shared/no-flash-script.test.ts.
  for (const rubbish of ['{"mode":"dark"}', 'dark"><script>']) {
    await test.step(`is light if ${JSON.stringify(rubbish)} is stored`, async () => {
      await openWith(page, rubbish);
      await expectLight(page);
      await toDark(page).click();
      expect(await stored(page, 'theme')).toBe('dark');
    });
  }
});

test('the colour mode changes if nothing can be stored', async ({ page }) => {
  await test.step('if storage is full', async () => {
    await fillStorage(page);
    await open(page, PAGE);
    await toDark(page).click();
    await expectDark(page);
    await toLight(page).click();
    await expectLight(page);
  });

  await test.step('if storage is blocked, for the lifetime of the document', async () => {
    await blockStorage(page);
    await open(page, PAGE);
    await expectLight(page);
    await toDark(page).click();
    await expectDark(page);
    await page
      .getByRole('navigation', { name: 'Docs' })
      .getByRole('link', { name: 'User Components' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Components');
    await expectDark(page);
    await page.reload();
    await hydrated(page);
    await expectLight(page);
  });
});

test('the colour mode of a reader with several tabs', async ({ page, context }) => {
  await open(page, PAGE);
  const other = await context.newPage();
  await open(other, '/');

  await test.step('is the same in all of them', async () => {
    await toDark(page).click();
    await expectDark(other);
    await toLight(other).click();
    await expectLight(page);
  });

  await test.step('is light when another tab clears the storage', async () => {
    await toDark(page).click();
    await expectDark(page);
    await other.evaluate(() => localStorage.clear());
    await expectLight(page);
  });

  await test.step('is light when another tab stores an invalid value', async () => {
    await toDark(page).click();
    await expectDark(page);
    await other.evaluate(() => localStorage.setItem('theme', 'purple'));
    await expectLight(page);
  });

  await test.step('stays when another tab stores something else', async () => {
    await toDark(page).click();
    await expectDark(page);
    await other.evaluate(() => localStorage.setItem('unrelated', 'light'));
    await other.evaluate(() => localStorage.removeItem('unrelated'));
    await expectDark(page);
  });
});
