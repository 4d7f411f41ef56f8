import type { Page } from '@playwright/test';
import { address } from '../../support/test.ts';
import { expect, test } from './page-editor.ts';

const isDark = (page: Page) =>
  page
    .locator('html')
    .getAttribute('data-theme')
    .then((theme) => theme === 'dark');

test('the editor has the colour mode that was chosen on the site, and ignores the system’s', async ({
  editor,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await editor.open();
  expect(await isDark(page)).toBe(false);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  expect(await isDark(page)).toBe(true);
  await expect(editor.toolbox).toHaveCSS('background-color', 'rgb(15, 21, 17)');
  // The edited page keeps its own colours.
  await expect(editor.canvas.locator('.page-box').first()).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
});

test('the editor follows the colour mode that is chosen in another tab', async ({
  editor,
  page,
  context,
}) => {
  await editor.open();
  const other = await context.newPage();
  await other.goto(address('/examples/landing/'));
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect.poll(() => isDark(page)).toBe(true);
  await other.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect.poll(() => isDark(page)).toBe(false);
});

test('the editor leads to the documentation and to its source', async ({ editor, page }) => {
  await editor.open();
  await expect(page).toHaveTitle('Page editor | craft.js');
  await editor.button('Page menu').click();
  await expect(page.getByRole('link', { name: 'Source of this editor' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\//,
  );
  await page.getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/overview$/);
  await page.goBack();
  await page.getByTitle('Back to the documentation').click();
  await expect(page).toHaveURL(/\/docs\/overview$/);
});

for (const width of [320, 360, 768, 1280, 1600]) {
  test(`the editor fits into ${width} px`, async ({ editor, page }) => {
    await page.setViewportSize({ width, height: 700 });
    await editor.open();
    const excess = () =>
      page.evaluate(() => {
        const { documentElement: root } = document;
        const canvas = document.querySelector('[data-canvas]') ?? root;
        return [root, canvas].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      });
    expect(await excess()).toEqual([0, 0]);
    await editor.text('This page is waiting for your changes').click();
    await expect(editor.actions('Text')).toBeInViewport({ ratio: 1 });
    expect(await excess()).toEqual([0, 0]);
    await editor.choose('Import…');
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('settings and layers are a sheet that opens and closes', async ({ editor, page }) => {
    await editor.open();
    await editor.text('Built with Craft.js').click();
    await expect(editor.settings).toBeHidden();
    await editor.button('Settings').click();
    await expect(editor.settings.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
    await editor.settings.getByRole('textbox', { name: 'Text', exact: true }).fill('From a phone');
    await expect(editor.text('From a phone')).toBeAttached();
    await page.locator('.sheet-button').click();
    await expect(editor.settings).toBeHidden();
  });

  test('columns stand below each other', async ({ editor }) => {
    await editor.open();
    await expect(editor.boxAround('Your components').locator('xpath=..')).toHaveCSS(
      'flex-direction',
      'column',
    );
  });

  test('every component can be reached and added', async ({ editor }) => {
    await editor.open();
    await editor.text('Built with Craft.js').click();
    await editor.tool('One Video').scrollIntoViewIfNeeded();
    await editor.tool('One Video').click();
    await expect(editor.text('Drop one Video here')).toHaveCount(2);
  });
});

test.describe('below another path', () => {
  test.use({ site: 'subPath' });

  test('links lead to the pages of the same site', async ({ editor, page }) => {
    await editor.open();
    await page.getByTitle('Back to the documentation').click();
    await expect(page).toHaveURL(/\/craft\/docs\/overview$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs and leads to the documentation', async ({ page, messages }) => {
    // The hints that name its modules are refused, as scripts are.
    messages.expect(/failed request: .*\.js \(csp\)/);
    await page.goto(address('/examples/landing/'));
    await expect(page.getByRole('heading', { name: 'Page editor' })).toBeVisible();
    await expect(page.locator('main > p').first()).toContainText('It needs JavaScript.');
    await expect(page.getByRole('link', { name: 'Read the documentation' })).toBeVisible();
  });
});
