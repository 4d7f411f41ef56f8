import type { Page } from '@playwright/test';
import { holdApp } from '../support/late-app.ts';
import { address, hydrated, open } from '../support/test.ts';
import { expect, test } from './embed.ts';

test('the editor is not asked for before the page is alive', async ({ page, embed }) => {
  const releaseApp = await holdApp(page);
  await page.goto(address('/'));
  await expect(embed.picture).toBeVisible();
  await expect(embed.iframe).toHaveCount(0);
  expect(embed.requests).toBe(0);
  releaseApp();
  await hydrated(page);
  await embed.expectReady();
});

test('the editor is not asked for before its place comes near', async ({ page, embed }) => {
  await page.setViewportSize({ width: 360, height: 240 });
  await open(page, '/');
  await expect(embed.iframe).toHaveCount(0);
  await embed.section.scrollIntoViewIfNeeded();
  await embed.expectReady();
});

test('an editor whose edge shows at the end of the screen waits until the page is scrolled', async ({
  page,
  embed,
}) => {
  // So low that the editor is out of view.
  await page.setViewportSize({ width: 412, height: 300 });
  await open(page, '/');
  const top = await embed.section
    .locator('.embed-frame')
    .evaluate((place) => place.getBoundingClientRect().top);
  await page.setViewportSize({ width: 412, height: Math.round(top) + 60 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(embed.loadButton).toBeAttached();
  expect(embed.requests).toBe(0);
  await page.mouse.wheel(0, 20);
  await embed.expectReady();
});

test('the page neither moves nor loses the focus when the editor comes', async ({ page, embed }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const root = document.documentElement;
      root.dataset['shifts'] = String(Number(root.dataset['shifts'] ?? 0) + list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  const link = page.getByRole('link', { name: 'Get started' });
  await link.focus();
  await embed.expectReady();
  await expect(embed.iframe.contentFrame().getByRole('region', { name: 'Components' })).toBeVisible();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset['shifts'] ?? '0')).toBe('0');
});

test('what is done in the editor does not scroll the page around it', async ({ page, embed }) => {
  // So high that all of the editor is in view: Playwright itself scrolls to what it clicks.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await open(page, '/');
  await embed.expectReady();
  const editor = embed.iframe.contentFrame();
  await editor.getByRole('treeitem', { name: 'Hero' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await editor.getByRole('treeitem', { name: 'Outro' }).click();
  await expect(editor.getByRole('group', { name: 'Actions for Outro' })).toBeVisible();
  await editor.getByText('This page is waiting for your changes').first().dblclick();
  await expect(editor.getByRole('textbox', { name: 'Text: text' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('the editor follows the colour mode of the page around it', async ({ page, embed }) => {
  await open(page, '/');
  await embed.expectReady();
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(embed.iframe.contentFrame().locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('links of the edited page lead the whole window there', async ({ page, embed }) => {
  await open(page, '/');
  await embed.expectReady();
  const editor = embed.iframe.contentFrame();
  await editor.getByRole('button', { name: 'View', exact: true }).click();
  await editor.getByRole('link', { name: 'Build your own' }).click();
  await expect(page).toHaveURL(/\/docs\/guides\/basic-tutorial$/);
});

/** Makes the browser of the next visit one on such a connection. */
async function connectBy(
  page: Page,
  connection: { readonly saveData?: boolean; readonly effectiveType?: string },
) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} the editor waits until it is asked for`, async ({
    page,
    embed,
  }) => {
    await connectBy(page, connection);
    await page.goto(address('/'));
    await embed.section.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5, { steps: 2 });
    await hydrated(page);
    await expect(embed.status).toHaveText('');
    await expect(embed.iframe).toHaveCount(0);
    expect(embed.requests).toBe(0);
    await embed.loadButton.click();
    await embed.expectReady();
    await expect(embed.iframe).toBeFocused();
  });
}

test('who asks for the editor before the page is alive gets it then', async ({ page, embed }) => {
  await connectBy(page, { saveData: true });
  const releaseApp = await holdApp(page);
  await page.goto(address('/'));
  await embed.loadButton.click();
  releaseApp();
  await hydrated(page);
  await embed.expectReady();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture leads to the editor', async ({ page, embed }) => {
    await page.goto(address('/'));
    await expect(embed.picture).toHaveAttribute('href', '/examples/landing/');
    await expect(embed.section.getByRole('link', { name: 'Open it on a page of its own' })).toBeVisible();
    await expect(embed.loadButton).toBeHidden();
    await expect(embed.iframe).toHaveCount(0);
    const image = embed.picture.locator('img:visible');
    await expect(image).toHaveCount(1);
    await image.scrollIntoViewIfNeeded();
    const response = await page.request.get(
      new URL((await image.getAttribute('src')) ?? '', page.url()).href,
    );
    expect((await response.body()).length).toBeLessThan(31_000);
  });
});

test.describe('below another path', () => {
  test.use({ site: 'subPath' });

  test('the editor of the same site is shown', async ({ page, embed }) => {
    await open(page, '/');
    await embed.expectReady();
    await expect(embed.iframe).toHaveAttribute('src', '/craft/examples/landing/');
  });
});
