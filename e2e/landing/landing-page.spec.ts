import { address, open } from '../support/test.ts';
import { expect, test } from './embed.ts';

test('the page says at a glance what the library is for, and where to begin', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await expect(page).toHaveTitle('Build any page editor | craft.js');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('a React framework for building drag-n-drop page editors')).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByText('npm install @craftjs/core')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Follow the tutorial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basic Tutorial' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`at ${width} by ${height} the first screen shows the editor at work, which leaves the focus alone`, async ({
    page,
    embed,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    // On a phone it waits until the page moves.
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 1);
    await embed.expectReady();
    const editor = embed.iframe.contentFrame();
    await expect(editor.locator('.frame-selection')).toBeInViewport();
    if (width > 800)
      await expect(editor.getByRole('textbox', { name: 'Text', exact: true })).toBeInViewport();
    await expect(page.locator(':focus')).toHaveCount(0);
    const top = await embed.section
      .locator('.embed-frame')
      .evaluate((frame) => frame.getBoundingClientRect().top);
    expect(height - top).toBeGreaterThanOrEqual(width > 800 ? 420 : 220);
  });
}

test('a running editor stands beside its source, and its JSON follows what is done', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const demo = page.locator('figure.demo');
  await demo.scrollIntoViewIfNeeded();
  const stage = demo.getByRole('region', { name: 'Demo: page as json' });
  await stage.getByRole('textbox').first().fill('From a test');
  await expect(stage.locator('pre')).toContainText('"text": "From a test"');
  // One system of thirds: the source begins where the second column of the features does.
  const lefts = await page
    .locator('.landing .demo .code, .feature:nth-child(2), .hero-start, .feature:nth-child(3)')
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(4);
  expect(new Set(lefts).size).toBe(2);
});

test('the command that installs is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await page.getByRole('button', { name: 'Copy install command' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.locator('#live-region')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install @craftjs/core');
});

test('a browser that does not let the page copy is told about', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy install command' }).click();
  await expect(page.locator('#live-region')).toHaveText('The browser did not allow copying.');
});

for (const width of [320, 360, 768, 1280, 1600]) {
  test(`the page fits into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await expect(page.getByRole('link', { name: 'Get started' })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete', async ({ page }) => {
    await page.goto(address('/'));
    await expect(page.getByText('npm install @craftjs/core')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10);
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });
});
