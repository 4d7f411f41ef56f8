import { address, expect, open, test } from '../support/test.ts';

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
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8);
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });
});
