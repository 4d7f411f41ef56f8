import { examples, samplePages, visit } from './accessibility/pages.ts';
import { sideways } from './support/fitting.ts';
import { expect, test } from './support/test.ts';

// The size that a reader has chosen in the browser’s settings; it also is the `em` of media queries.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

for (const tested of [...samplePages, ...examples]) {
  test(`${tested.path} fits the window of a reader who has set a larger font`, async ({ page, messages }) => {
    await visit(page, tested, messages);
    for (const width of [...(tested.path.startsWith('/examples/') ? [] : [320]), 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sideways(page), `${width} px`).toEqual([]);
    }
  });
}
