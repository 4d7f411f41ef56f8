import type { Page } from '@playwright/test';
import { examples, samplePages, visit } from './accessibility/pages.ts';
import { cutOffTexts, sideways } from './support/fitting.ts';
import { FONT_NAMES, setFont } from './support/fonts.ts';
import { docPaths, readPage } from './support/site-pages.ts';
import { expect, open, test } from './support/test.ts';

const WIDTHS = [360, 768, 1280];

for (const tested of [...samplePages, ...examples]) {
  test(`${tested.path} fits every window with wide and with narrow fonts`, async ({ page, messages }) => {
    await visit(page, tested, messages);
    for (const font of FONT_NAMES) {
      await setFont(page, font);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sideways(page), `${font}, ${width} px`).toEqual([]);
        expect.soft(await cutOffTexts(page), `${font}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('the letters of drawings stay in their boxes with wide and with narrow fonts', async ({ page }) => {
  for (const path of docPaths.filter((one) => readPage(one).html.includes('<figure class=diagram>'))) {
    await open(page, path);
    for (const font of FONT_NAMES) {
      await setFont(page, font);
      expect(await straying(page), `${path}, ${font}`).toEqual([]);
    }
  }
});

/** Returns the texts of drawings that leave the smallest box around their centre, or the drawing. */
function straying(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('figure.diagram svg')].flatMap((drawing) => {
      const boxes = [drawing, ...drawing.querySelectorAll('rect')].map((box) => box.getBoundingClientRect());
      const texts = [...drawing.querySelectorAll('text')].filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const around = boxes
          .filter((box) => box.left <= x && box.right >= x && box.top <= y && box.bottom >= y)
          .toSorted((a, b) => a.width - b.width)[0];
        return (
          around === undefined ||
          left < around.left ||
          right > around.right ||
          top < around.top ||
          bottom > around.bottom
        );
      });
      return texts.map(({ textContent }) => textContent);
    }),
  );
}
