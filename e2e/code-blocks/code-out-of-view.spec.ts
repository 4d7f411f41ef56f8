import { addStyles, expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/user-components';
const LONG_PAGE = '/docs/guides/basic-tutorial';

test('code is complete wherever the window is', { tag: '@night' }, async ({ page }) => {
  await open(page, PAGE);
  const sample = page.locator('[data-article] pre[data-line-numbers]').first();

  await test.step('the numbers of the lines are neither copied nor read out', async () => {
    const written = await sample
      .locator('.line:visible')
      .evaluateAll((lines) => lines.map((line) => line.textContent).join('\n'));
    const selected = await sample.evaluate((node) => {
      window.getSelection()?.selectAllChildren(node);
      const text = window.getSelection()?.toString();
      window.getSelection()?.removeAllRanges();
      return text;
    });
    expect(selected?.trim()).toBe(written.trim());
    expect(written).not.toMatch(/^\s*1\s/);
    await expect(sample).toMatchAriaSnapshot(`- tabpanel "Code"`);
    expect(await sample.ariaSnapshot()).not.toMatch(/\b1 import/);
  });

  await test.step('each line of a numbered sample has its own number beside it', async () => {
    // The window is as tall as the sample; otherwise the navbar would cover it in a part of the screenshots.
    await page.setViewportSize({ width: 1280, height: 2000 });
    // Lines of hidden forms are not counted.
    const lines = await sample.locator('.line:visible').evaluateAll((nodes) => {
      for (const [index, node] of nodes.entries()) node.setAttribute('data-place', String(index + 1));
      return nodes.length;
    });
    expect(lines).toBeGreaterThan(9);
    const painted = await sample.screenshot();

    /** Paints a known text beside each line, in place of its number. */
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
});

test('a page keeps its height while it is read, so that a position on it does not move', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, LONG_PAGE);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const samples = page.locator('[data-article] figure.code:visible');
  const shown = await samples.evaluateAll(async (figures) => {
    for (const figure of figures) {
      figure.scrollIntoView();
      // An element that has come into view is laid out in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return figures.length;
  });
  expect(shown).toBeGreaterThan(3);
  await expect(samples.last()).toBeInViewport();
  expect(await height()).toBe(before);
});
