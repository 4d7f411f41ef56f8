import { docPaths, readPage } from './support/site-pages.ts';
import { address, expect, open, test } from './support/test.ts';

/** The diagrams of the built pages, each with its place among those of its page. */
const diagrams = docPaths.flatMap((path) =>
  [...readPage(path).html.matchAll(/<figure class="diagram">/g)].map((_, index) => ({ path, index })),
);

/** The smallest letters of a drawing in a window of 360 CSS pixels, in CSS pixels. */
const SMALLEST_LETTERS = 12;

test('the pages show diagrams', () => {
  expect(diagrams.length).toBeGreaterThanOrEqual(4);
});

for (const { path, index } of diagrams) {
  test.describe(`diagram ${index + 1} of ${path}`, () => {
    test('is one image for screen readers, named by a sentence that no other diagram has', async ({
      page,
    }) => {
      await page.goto(address(path));
      const figure = page.locator('figure.diagram').nth(index);
      const image = figure.getByRole('img');
      await expect(image).toHaveCount(1);
      const name = (await image.getAttribute('aria-label')) ?? '';
      expect(name).toMatch(/^[A-Z].{40,}[.!?]$/);
      await expect(page.getByRole('img', { name, exact: true })).toHaveCount(1);
    });

    test('is legible and whole in a narrow window', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address(path));
      const figure = page.locator('figure.diagram').nth(index);
      const heights = await figure
        .locator('text')
        .evaluateAll((texts) =>
          texts.map((text) =>
            text instanceof SVGTextElement
              ? Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
              : 0,
          ),
        );
      expect(heights.length).toBeGreaterThan(3);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(SMALLEST_LETTERS);

      // Nothing of the drawing lies outside of it, where it would be cut off.
      const outside = await figure.locator('svg').evaluate((svg) => {
        const frame = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text, rect, path')].filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
        }).length;
      });
      expect(outside).toBe(0);
    });

    for (const mode of ['light', 'dark', 'forced'] as const) {
      test(`has lines and letters that stand out in ${mode} colours`, async ({ page }) => {
        if (mode === 'forced') await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await open(page, path);
        const figure = page.locator('figure.diagram').nth(index);
        const looks = await figure.locator('text, path').evaluateAll((parts) =>
          parts.map((part) => {
            const { fill, stroke } = getComputedStyle(part);
            return fill === 'none' ? stroke : fill;
          }),
        );
        const textColor = await figure.evaluate((element) => getComputedStyle(element).color);
        expect([...new Set(looks)]).toEqual([textColor]);
      });
    }
  });
}
