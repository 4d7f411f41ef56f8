import type { Page } from '@playwright/test';
import { address, expect, test } from '../../support/test.ts';
import { load, openExample, settings, stage, startAgain, text } from './basic-editor.ts';

const isDark = (page: Page) =>
  page.evaluate(() => {
    const [, red = '255'] = /\((\d+)/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? [];
    return Number(red) < 128;
  });

test('the page around the editor has the colour mode of the site, and never scrolls sideways', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openExample(page);

  await test.step('ignores the colour mode of the system', async () => {
    expect(await isDark(page)).toBe(false);
  });

  await test.step('has the colour mode chosen on the site', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await isDark(page)).toBe(false);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    expect(await isDark(page)).toBe(true);
    await expect(page.getByRole('heading', { name: 'Page editor' })).toHaveCSS('color', 'rgb(232, 238, 234)');
    // The edited page has its own colours.
    await expect(text(page, 'Welcome')).toHaveCSS('color', 'rgb(29, 33, 39)');
  });

  await test.step('follows the colour mode chosen in another tab', async () => {
    const other = await context.newPage();
    await other.goto(address('/robots.txt'));
    await other.evaluate(() => localStorage.setItem('theme', 'light'));
    await expect.poll(() => isDark(page)).toBe(false);
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect.poll(() => isDark(page)).toBe(true);
  });

  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of [320, 360, 768, 1280]) {
    await test.step(`never scrolls sideways at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await startAgain(page);
      expect(await excess()).toBe(0);
      await stage(page).locator('.button-block').last().click();
      await expect(settings(page)).toBeVisible();
      expect(await excess()).toBe(0);
      await load(page, '{"ROOT":{}}');
      const dialog = page.getByRole('dialog');
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });
  }

  await test.step('leads to the documentation and to its code', async () => {
    await expect(page).toHaveTitle('Basic page editor | craft.js');
    const links = page.getByRole('navigation', { name: 'About this example' });
    await links.getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL(/\/docs\/overview$/);
    await page.goBack();
    await links.getByRole('link', { name: 'Tutorial' }).click();
    await expect(page).toHaveURL(/\/docs\/guides\/basic-tutorial$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Basic Tutorial' })).toBeVisible();
  });
});
