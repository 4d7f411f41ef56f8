import type { Page } from '@playwright/test';
import { holdApp } from '../support/late-app.ts';
import { address, hydrated, open, twoFrames } from '../support/test.ts';
import { type Embed, expect, test } from './embed.ts';

test('the page says from the first paint that the editor is loading, and requests it after hydration', async ({
  page,
  embed,
}) => {
  const releaseApp = await holdApp(page);
  await page.goto(address('/'));
  await expect(embed.status).toHaveText('Loading the editor…');
  await expect(embed.status).toBeVisible();
  await expect(embed.loadButton).toBeHidden();
  await expect(embed.picture).toBeVisible();
  await expect(embed.iframe).toHaveCount(0);
  expect(embed.requests).toBe(0);
  releaseApp();
  await hydrated(page);
  await embed.expectReady();
});

test('the editor is not requested before it is in view', { tag: '@night' }, async ({ page, embed }) => {
  await test.step('an editor whose top is visible at the end of the screen waits until the page is scrolled', async () => {
    // So low that the editor is out of view.
    await page.setViewportSize({ width: 412, height: 300 });
    await open(page, '/');
    await page.setViewportSize({ width: 412, height: Math.round(await topOf(embed)) + 150 });
    await twoFrames(page);
    await expect(embed.status).toHaveText('Loading the editor…');
    expect(embed.requests).toBe(0);
    await page.mouse.wheel(0, 20);
    await embed.expectReady();
  });

  await test.step('the editor is not requested before its place comes near', async () => {
    await page.setViewportSize({ width: 360, height: 240 });
    await open(page, '/');
    await expect(embed.iframe).toHaveCount(0);
    await embed.section.scrollIntoViewIfNeeded();
    await embed.expectReady();
  });
});

/** The top of the editor, in pixels from the top of the screen. */
function topOf(embed: Embed): Promise<number> {
  return embed.section.locator('.embed-frame').evaluate((frame) => frame.getBoundingClientRect().top);
}

test('on a desktop the editor runs in the page as a part of it', async ({ page, embed }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const root = document.documentElement;
      root.dataset['shifts'] = String(Number(root.dataset['shifts'] ?? 0) + list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const link = page.getByRole('link', { name: 'Get started' });
  await link.focus();
  const editor = embed.iframe.contentFrame();

  await test.step('the page neither moves nor loses the focus when the editor loads', async () => {
    await embed.expectReady();
    await expect(editor.getByRole('region', { name: 'Components' })).toBeVisible();
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset['shifts'] ?? '0')).toBe('0');
  });

  await test.step('at 1280 by 800 the first screen shows the running editor', async () => {
    await expect(editor.locator('.frame-selection')).toBeInViewport();
    await expect(editor.getByRole('textbox', { name: 'Text', exact: true })).toBeInViewport();
    expect(800 - (await topOf(embed))).toBeGreaterThanOrEqual(420);
  });

  await test.step('the editor replaces its picture when it has painted', async () => {
    await expect(embed.iframe).toHaveAttribute('title', 'An editor built with it');
    await editor.getByText('A day in the hills').click();
    await expect(editor.getByRole('group', { name: 'Actions for Text' })).toBeVisible();
    expect(embed.requests).toBe(1);
  });

  await test.step('it is as large as its picture, also in a wider window', async () => {
    for (const width of [1440, 1600, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [frame, toolbox] = [
        await embed.section.locator('.embed-frame').boundingBox(),
        await editor.getByRole('region', { name: 'Components' }).boundingBox(),
      ];
      // The toolbox takes 152 of the picture's 1230 pixels.
      expect((toolbox?.width ?? 0) / ((frame?.width ?? 0) - 2)).toBeCloseTo(152 / 1230, 3);
    }
  });

  await test.step('actions in the editor do not scroll the page around it', async () => {
    // So high that all of the editor is in view: Playwright itself scrolls to the elements that it clicks.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await editor.getByRole('treeitem', { name: 'Hero' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await editor.getByRole('treeitem', { name: 'Outro' }).click();
    await expect(editor.getByRole('group', { name: 'Actions for Outro' })).toBeVisible();
    await editor.getByText('This page is waiting for your changes').first().dblclick();
    await expect(editor.getByRole('textbox', { name: 'Text: text' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  await test.step('the editor follows the colour mode of the page around it', async () => {
    await expect(editor.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(editor.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('links of the edited page navigate the whole window', async () => {
    await editor.getByRole('button', { name: 'View', exact: true }).click();
    await editor.getByRole('link', { name: 'Build your own' }).click();
    await expect(page).toHaveURL(/\/docs\/guides\/basic-tutorial$/);
  });
});

/** Makes the browser report such a connection on the next visit. */
async function connectBy(
  page: Page,
  connection: { readonly saveData?: boolean; readonly effectiveType?: string },
) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

test('on a connection that saves data the editor waits until it is requested', async ({ page, embed }) => {
  // Other connections: `connection.test.ts`.
  for (const connection of [{ effectiveType: '2g' }, { saveData: true }]) {
    await test.step(`with ${JSON.stringify(connection)} the editor waits`, async () => {
      await connectBy(page, connection);
      // On such a connection the app also waits for an action of the reader: a moving pointer.
      await page.mouse.move(0, 0);
      await page.goto(address('/'));
      await embed.section.scrollIntoViewIfNeeded();
      await embed.expectOffered();
      await page.mouse.move(5, 5, { steps: 2 });
      await hydrated(page);
      await embed.expectOffered();
      await expect(embed.iframe).toHaveCount(0);
      expect(embed.requests).toBe(0);
    });
  }

  await test.step('the editor loads on request', async () => {
    await embed.loadButton.click();
    await embed.expectReady();
  });

  await test.step('an editor that is requested before hydration loads after it', async () => {
    const releaseApp = await holdApp(page);
    await page.goto(address('/'));
    await embed.loadButton.click();
    await expect(embed.iframe).toHaveCount(0);
    releaseApp();
    await hydrated(page);
    await embed.expectReady();
  });
});
