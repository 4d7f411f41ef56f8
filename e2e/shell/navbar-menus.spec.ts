import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { navbar } from '../support/navbar.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';

test.describe('the menu Examples', () => {
  function menuButton(page: Page): Locator {
    return navbar(page).getByRole('button', { name: 'Examples' });
  }

  test('holds the examples and the playground', async ({ page }) => {
    await open(page, PAGE);
    await menuButton(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Landing', 'Basic', 'Playground']);
    const targets = await page
      .getByRole('menuitem')
      .evaluateAll((items) => items.map((item) => item.getAttribute('href')));
    expect(targets).toEqual(['/examples/landing/', '/examples/basic/', '/playground/']);
  });

  test('leads to an example', async ({ page }) => {
    await open(page, PAGE);
    await menuButton(page).click();
    await page.getByRole('menuitem', { name: 'Basic' }).click();
    await page.waitForURL('**/examples/basic/');
  });

  test('opens and is walked through by keyboard', async ({ page }) => {
    await open(page, PAGE);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const [landing, basic, playground] = [
      page.getByRole('menuitem', { name: 'Landing' }),
      page.getByRole('menuitem', { name: 'Basic' }),
      page.getByRole('menuitem', { name: 'Playground' }),
    ];
    await expect(landing).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(basic).toBeFocused();
    await page.keyboard.press('Home');
    await expect(landing).toBeFocused();
    await page.keyboard.press('End');
    await expect(playground).toBeFocused();
  });

  test('opens by keyboard with its first item focused, also when its code is late', async ({ page }) => {
    await open(page, PAGE);
    const release = await hold(page, /\/assets\/PopupMenu-/);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    release();
    await expect(page.getByRole('menuitem', { name: 'Landing' })).toBeFocused();
  });

  test('tells whether it is open', async ({ page }) => {
    await open(page, PAGE);
    await expect(menuButton(page)).toHaveAttribute('aria-haspopup', 'menu');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('closes with Escape and gives the focus back', async ({ page }) => {
    await open(page, PAGE);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Landing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes when the reader clicks beside it', async ({ page }) => {
    await open(page, PAGE);
    await menuButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.mouse.click(640, 500);
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('closes by its button', async ({ page }) => {
    await open(page, PAGE);
    await menuButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await menuButton(page).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
});

test('the language menu offers English alone, and says that it is chosen', async ({ page }) => {
  await open(page, PAGE);
  await navbar(page).getByRole('button', { name: 'Language: English' }).click();
  const options = page.getByRole('menuitemradio');
  await expect(options).toHaveText(['English']);
  await expect(options).toBeChecked();
  await options.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
