import type { Page } from '@playwright/test';
import { address } from '../../support/test.ts';
import { expect, test } from './page-editor.ts';

const isDark = (page: Page) =>
  page
    .locator('html')
    .getAttribute('data-theme')
    .then((theme) => theme === 'dark');

test('the editor has the colour mode of the site, and leads back to it', async ({
  editor,
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await editor.open();

  await test.step('the editor has the colour mode chosen on the site, and ignores the system’s', async () => {
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

  await test.step('the editor follows the colour mode chosen in another tab', async () => {
    const other = await context.newPage();
    await other.goto(address('/robots.txt'));
    await other.evaluate(() => localStorage.setItem('theme', 'light'));
    await expect.poll(() => isDark(page)).toBe(false);
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect.poll(() => isDark(page)).toBe(true);
  });

  await test.step('the editor leads to the documentation', async () => {
    await expect(page).toHaveTitle('Page editor | craft.js');
    await page.getByTitle('Back to the documentation').click();
    await expect(page).toHaveURL(/\/docs\/overview$/);
  });
});

test('the editor fits into the window', async ({ editor, page }) => {
  const excess = () =>
    page.evaluate(() => {
      const { documentElement: root } = document;
      const canvas = document.querySelector('[data-canvas]') ?? root;
      return [root, canvas].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    });
  // The width at which the editor opens determines the width for which the page is laid out.
  for (const [layout, widths] of [
    [/^[23]\d\dpx$/, [320, 360]],
    ['1120px', [768, 1600]],
  ] as const) {
    await page.setViewportSize({ width: widths[0], height: 700 });
    await editor.open();
    await expect(editor.canvas.locator('.canvas-page')).toHaveCSS('width', layout);
    for (const width of widths) {
      await test.step(`the editor fits into ${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        await editor.startAgain();
        await expect.poll(excess).toEqual([0, 0]);
        await editor.text('This page is waiting for your changes').click();
        await expect(editor.selected).toBeInViewport({ ratio: 1 });
        expect(await excess()).toEqual([0, 0]);
        await editor.choose('Import…');
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
    }
  }

  await test.step('on a phone, everything can be reached', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await editor.open();

    await test.step('columns are stacked', async () => {
      await expect(editor.boxAround('Your components').locator('xpath=..')).toHaveCSS(
        'flex-direction',
        'column',
      );
    });

    await test.step('settings and layers are a sheet that opens and closes', async () => {
      const field = editor.settings.getByRole('textbox', { name: 'Text', exact: true });
      await editor.text('Built with Craft.js').click();
      await expect(editor.settings).toBeHidden();
      await editor.button('Settings').click();
      await expect(field).toBeVisible();
      await field.fill('From a phone');
      await expect(editor.text('From a phone')).toBeAttached();
      await page.locator('.sheet-button').click();
      await expect(editor.settings).toBeHidden();
    });

    await test.step('every component can be reached and added, and every button is large enough for a finger', async () => {
      await editor.tool('One Video').scrollIntoViewIfNeeded();
      await editor.tool('One Video').click();
      await expect(editor.text('Drop one Video here')).toHaveCount(2);
      await editor.button('Settings').click();
      for (const button of await page.getByRole('button').filter({ visible: true }).all()) {
        const box = await button.boundingBox();
        const name = await button.getAttribute('aria-label');
        if (await button.evaluate((element) => element.matches('.resize-handle, [tabindex="-1"]'))) continue;
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(name)).toBeGreaterThanOrEqual(44);
      }
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs and leads to the documentation', async ({ page, messages }) => {
    // The browser does not fetch the modules that the document names.
    messages.expect(/failed request: .*\.js \(csp\)/);
    await page.goto(address('/examples/landing/'));
    await expect(page.getByRole('heading', { name: 'Page editor' })).toBeVisible();
    await expect(page.locator('main p').last()).toContainText('It needs JavaScript.');
    await expect(page.getByRole('link', { name: 'Read the documentation' })).toBeVisible();
  });
});
