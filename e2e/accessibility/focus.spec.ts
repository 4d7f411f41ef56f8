import { expect, open, test } from '../support/test.ts';
import { WIDTHS } from './appearances.ts';
import { states } from './states.ts';

const PAGE = { path: '/docs/concepts/nodes', type: 'doc' } as const;

test('the focus stays on the page when a window of another width hides what has it', async ({ page }) => {
  await open(page, PAGE.path);
  for (const state of states.filter(({ isOn, widths }) => isOn(PAGE) && widths !== WIDTHS)) {
    const [first = 0] = state.widths;
    for (const width of WIDTHS.filter((other) => other < 996 !== first < 996)) {
      await test.step(`${state.name}, from ${first} to ${width} px`, async () => {
        await page.setViewportSize({ width: first, height: 700 });
        await state.enter(page);
        await page.setViewportSize({ width, height: 700 });
        await page.keyboard.press('Escape');
        await expect(page.locator('body')).not.toBeFocused();
        await expect(page.locator(':focus')).toBeVisible();
      });
    }
  }
});
