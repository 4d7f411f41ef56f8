import type { Locator, Page } from '@playwright/test';
import { addStyles, expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/user-components';
const LONG_PAGE = '/docs/guides/basic-tutorial';

/** The part of a full-page capture that an element covers. */
async function captured(page: Page, element: Locator): Promise<Buffer> {
  const clip = await element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + window.scrollX, y: top + window.scrollY, width, height };
  });
  return page.screenshot({ fullPage: true, clip });
}

test('a capture of the whole page shows the code far below the window', async ({ page }) => {
  await open(page, PAGE);
  const code = page.locator('[data-article] > figure.code pre').last();
  const { top, height } = await code.evaluate((node) => ({
    top: node.getBoundingClientRect().top,
    height: window.innerHeight,
  }));
  expect(top).toBeGreaterThan(4 * height);
  const shown = await captured(page, code);
  await code.evaluate((node) => {
    node.style.color = 'transparent';
    for (const part of node.querySelectorAll<HTMLElement>('span')) part.style.color = 'transparent';
  });
  expect(shown.equals(await captured(page, code))).toBe(false);
});

test('a page keeps its height while it is read, so that a place on it stays where it is', async ({
  page,
}) => {
  await open(page, LONG_PAGE);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const code of await page.locator('[data-article] > figure.code').all()) {
    await code.scrollIntoViewIfNeeded();
  }
  expect(await height()).toBe(before);
});

test('each line of a numbered sample has its own number beside it', async ({ page }) => {
  // As tall as the sample, which the navbar would cover in a part of the pictures.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await open(page, PAGE);
  const sample = page.locator('[data-article] pre[data-line-numbers]').first();
  // Lines of other forms are not counted.
  const lines = await sample.locator('.line:visible').evaluateAll((nodes) => {
    for (const [index, node] of nodes.entries()) node.setAttribute('data-place', String(index + 1));
    return nodes.length;
  });
  expect(lines).toBeGreaterThan(9);
  const painted = await sample.screenshot();

  /** Paints a text that is known beside each line, in the place of its number. */
  const paintedWith = async (numberOf: (line: number) => number) => {
    const rules = Array.from(
      { length: lines },
      (_, index) =>
        `[data-line-numbers] .line[data-place="${index + 1}"]::before { content: "${numberOf(index + 1)}" / "" !important }`,
    );
    await addStyles(page, rules.join('\n'));
    return sample.screenshot();
  };
  expect(painted.equals(await paintedWith(() => 1))).toBe(false);
  expect(painted.equals(await paintedWith((line) => line))).toBe(true);
});

test('the numbers of the lines are neither copied nor read out', async ({ page }) => {
  await open(page, PAGE);
  const sample = page.locator('[data-article] pre[data-line-numbers]').first();
  const written = await sample
    .locator('.line:visible')
    .evaluateAll((lines) => lines.map((line) => line.textContent).join('\n'));
  const selected = await sample.evaluate((node) => {
    window.getSelection()?.selectAllChildren(node);
    return window.getSelection()?.toString();
  });
  expect(selected?.trim()).toBe(written.trim());
  expect(written).not.toMatch(/^\s*1\s/);
  await expect(sample).toMatchAriaSnapshot(`- group "EditableText.tsx"`);
  expect(await sample.ariaSnapshot()).not.toMatch(/\b1 import/);
});
