import type { Page } from '@playwright/test';
import { showMode } from '../accessibility/appearances.ts';
import { expectAccessible } from '../support/axe.ts';
import { open } from '../support/test.ts';
import { test } from './embed.ts';

// No element is halfway between two colours during axe's check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(() => test.slow()); // Axe checks every element, including those in the frame.

const WIDTHS = [1280, 360];

test('the landing page has no barrier that axe detects, with the editor in it', { tag: '@night' }, async ({
  page,
  embed,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    await embed.section.scrollIntoViewIfNeeded();
    await embed.expectReady();
    await expectAccessibleInBothModes(page, width);
  }
});

test.describe('when the editor is late', { tag: '@night' }, () => {
  test.use({ givesUp: true });

  test('the landing page has no barrier that axe detects', async ({ page, embed }) => {
    await page.clock.install();
    await embed.replaceEditor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      await embed.section.scrollIntoViewIfNeeded();
      await embed.expectLoading();
      await embed.standIn();
      await page.clock.fastForward(10_500);
      await embed.link.waitFor();
      await expectAccessibleInBothModes(page, width);
    }
  });
});

async function expectAccessibleInBothModes(page: Page, width: number): Promise<void> {
  // Scrolls out the elements under the bar at the top: axe treats the visible rest of a button as all of it.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const mode of ['light', 'dark'] as const) {
    await test.step(`in ${mode} mode, at ${width} px`, async () => {
      await showMode(page, mode);
      await expectAccessible(page);
    });
  }
}
