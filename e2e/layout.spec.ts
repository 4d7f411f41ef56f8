import { sideways } from './support/fitting.ts';
import { sitePaths } from './support/site-pages.ts';
import { expect, open, test } from './support/test.ts';

// 320 px is what is left of a 1280 px window at 400 % zoom (WCAG 1.4.10); 996 px is where the navbar folds.
const WIDTHS = [320, 360, 768, 995, 996, 1280, 1600];

for (const path of sitePaths) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await open(page, path);
    const tooWide: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      tooWide.push(...(await sideways(page)).map((problem) => `at ${width} px ${problem}`));
    }
    expect(tooWide).toEqual([]);
  });
}

test('a wide code block scrolls inside itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/docs/concepts/nodes');
  const block = page.locator('[data-article] pre').first();
  // What is far from the window is not laid out.
  await block.scrollIntoViewIfNeeded();
  await expect.poll(() => block.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true);
});
