import type { Page } from '@playwright/test';
import { address, expect, test } from '../../support/test.ts';
import { load, openExample, settings, stage, text } from './basic-editor.ts';

test.describe('the page around the editor', () => {
  const isDark = (page: Page) =>
    page.evaluate(() => {
      const [, red = '255'] =
        /\((\d+)/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? [];
      return Number(red) < 128;
    });

  test('has the colour mode that was chosen on the site', async ({ page }) => {
    await openExample(page);
    expect(await isDark(page)).toBe(false);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    expect(await isDark(page)).toBe(true);
    await expect(page.getByRole('heading', { name: 'Page editor' })).toHaveCSS('color', 'rgb(232, 238, 234)');
    // The page that is edited has colours of its own.
    await expect(text(page, 'Welcome')).toHaveCSS('color', 'rgb(29, 33, 39)');
  });

  test('ignores the colour mode of the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openExample(page);
    expect(await isDark(page)).toBe(false);
  });

  test('follows the colour mode that is chosen in another tab', async ({ page, context }) => {
    await openExample(page);
    const other = await context.newPage();
    await other.goto(address('/examples/basic/'));
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect.poll(() => isDark(page)).toBe(true);
    await other.evaluate(() => localStorage.setItem('theme', 'light'));
    await expect.poll(() => isDark(page)).toBe(false);
  });

  for (const width of [320, 360, 768, 1280]) {
    test(`never scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openExample(page);
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await excess()).toBe(0);
      await stage(page).locator('.button-block').last().click();
      await expect(settings(page)).toBeVisible();
      expect(await excess()).toBe(0);
      await load(page, '{"ROOT":{}}');
      const box = await page.getByRole('dialog').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    });
  }

  test('leads to the source, the documentation and the tutorial', async ({ page }) => {
    await openExample(page);
    await expect(page).toHaveTitle('Basic page editor | craft.js');
    const links = page.getByRole('navigation', { name: 'About this example' });
    await expect(links.getByRole('link', { name: 'Source' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\//,
    );
    await links.getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL(/\/docs\/overview$/);
    await page.goBack();
    await links.getByRole('link', { name: 'Tutorial' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Basic Tutorial' })).toBeVisible();
  });

  test.describe('below another path', () => {
    test.use({ site: 'subPath' });

    test('leads to the pages of the same site', async ({ page }) => {
      await openExample(page);
      await page.getByRole('link', { name: 'Tutorial' }).click();
      await expect(page).toHaveURL(/\/craft\/docs\/guides\/basic-tutorial$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Basic Tutorial' })).toBeVisible();
    });
  });
});
