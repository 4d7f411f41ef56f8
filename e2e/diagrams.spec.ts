import type { Page } from '@playwright/test';
import { everyMode, showMode } from './accessibility/appearances.ts';
import { findBarriers } from './support/axe.ts';
import { docPaths, readPage } from './support/site-pages.ts';
import { isEveryPage } from './support/sites.ts';
import { expect, open, test } from './support/test.ts';

/** The diagrams of the built pages, each with its index on its page. */
const diagrams = docPaths.flatMap((path) =>
  [...readPage(path).html.matchAll(/<figure class=diagram>/g)].map((_, index) => ({ path, index })),
);

const widths = (elements: readonly Element[]) =>
  elements.map((element) => element.getBoundingClientRect().width);

/** Minimum size of a drawing's letters in a window of 360 CSS pixels, in CSS pixels. */
const MIN_LETTERS_PX = 12;

/** By day two of them, which are drawn like the others. */
const lookedAt = isEveryPage ? diagrams : diagrams.slice(0, 2);

test('every diagram has a name, is complete in a narrow window, and stands out in every mode', async ({
  page,
}) => {
  expect(diagrams.length).toBeGreaterThanOrEqual(4);
  for (const { path, index } of lookedAt) {
    await test.step(`diagram ${index + 1} of ${path}`, () => expectGoodDiagram(page, path, index));
  }

  await test.step('a diagram fills the window on request, by key and by press, and returns the focus', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, diagrams[0]?.path ?? '');
    const figure = page.locator('figure.diagram').first();
    const button = figure.getByRole('button', { name: 'Enlarge diagram' });
    const dialog = page.getByRole('dialog', { name: 'Enlarged diagram' });
    const [inPlace] = await figure.getByRole('img').evaluateAll(widths);

    await button.press('Enter');
    await expect(dialog).toBeVisible();
    const name = (await figure.getByRole('img').getAttribute('aria-label')) ?? '';
    const enlarged = dialog.getByRole('img', { name, exact: true });
    // In a narrow window it is as large as on a desktop, and the keyboard can scroll it.
    expect((await enlarged.evaluateAll(widths))[0]).toBeGreaterThan((inPlace ?? 0) * 1.5);
    await expect(dialog.getByRole('group', { name: 'Enlarged diagram, scrollable' })).toBeVisible();
    expect(await findBarriers(page.mainFrame(), { within: '[role=dialog], dialog' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    await figure.getByRole('img').click();
    await expect(enlarged).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    await test.step('also by Escape after a press on a picture that fits the window', async () => {
      await page.setViewportSize({ width: 1600, height: 1200 });
      await button.click();
      await enlarged.click();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  });
});

async function expectGoodDiagram(page: Page, path: string, index: number): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, path);
  const figure = page.locator('figure.diagram').nth(index);

  await test.step('is one image for screen readers, named by a sentence that no other diagram has', async () => {
    const image = figure.getByRole('img');
    await expect(image).toHaveCount(1);
    const name = (await image.getAttribute('aria-label')) ?? '';
    expect(name).toMatch(/^[A-Z].{40,}[.!?]$/);
    await expect(page.getByRole('img', { name, exact: true })).toHaveCount(1);
    await expect(figure.getByRole('button', { name: 'Enlarge diagram' })).toHaveCount(1);
  });

  await test.step('is legible and complete in a narrow window', async () => {
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
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(MIN_LETTERS_PX);

    // No part of the drawing extends beyond it, where it would be cut off.
    const outside = await figure.getByRole('img').evaluate((svg) => {
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
      const looks = await figure
        .getByRole('img')
        .locator('text, path')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { fill, stroke } = getComputedStyle(part);
            return fill === 'none' ? stroke : fill;
          }),
        );
      const textColor = await figure.evaluate((element) => getComputedStyle(element).color);
      expect([...new Set(looks)], mode).toEqual([textColor]);
    }
  });
}
