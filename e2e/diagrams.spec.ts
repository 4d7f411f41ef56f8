import { everyMode, showMode } from './accessibility/appearances.ts';
import { docPaths, readPage } from './support/site-pages.ts';
import { expect, open, test } from './support/test.ts';

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
  test(`diagram ${index + 1} of ${path} is named, whole in a narrow window, and stands out in every mode`, async ({
    page,
  }) => {
    await open(page, path);
    const figure = page.locator('figure.diagram').nth(index);

    await test.step('is one image for screen readers, named by a sentence that no other diagram has', async () => {
      const image = figure.getByRole('img');
      await expect(image).toHaveCount(1);
      const name = (await image.getAttribute('aria-label')) ?? '';
      expect(name).toMatch(/^[A-Z].{40,}[.!?]$/);
      await expect(page.getByRole('img', { name, exact: true })).toHaveCount(1);
    });

    await test.step('is legible and whole in a narrow window', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
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

    await test.step('has lines and letters in the colour of the text, in every mode', async () => {
      for (const { mode } of everyMode(0)) {
        await showMode(page, mode);
        const looks = await figure.locator('text, path').evaluateAll((parts) =>
          parts.map((part) => {
            const { fill, stroke } = getComputedStyle(part);
            return fill === 'none' ? stroke : fill;
          }),
        );
        const textColor = await figure.evaluate((element) => getComputedStyle(element).color);
        expect([...new Set(looks)], mode).toEqual([textColor]);
      }
    });
  });
}
