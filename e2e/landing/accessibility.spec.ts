import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { open } from '../support/test.ts';
import { test } from './embed.ts';

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode} mode, the landing page has no barrier that axe knows`, () => {
    test.beforeEach(async ({ page }) => {
      test.slow(); // Axe looks at every element, those in the frame too.
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    });

    for (const width of [1280, 360]) {
      test(`at ${width} px, with the editor in it`, async ({ page, embed }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, '/');
        await embed.section.scrollIntoViewIfNeeded();
        await embed.expectReady();
        await scrollToTop(page);
        await expectAccessible(page);
      });

      test(`at ${width} px, while the editor is silent and when it is late`, async ({ page, embed }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.clock.install();
        await embed.replaceEditor();
        await open(page, '/');
        await embed.section.scrollIntoViewIfNeeded();
        await embed.expectLoading();
        await embed.standIn();
        await page.clock.fastForward(10_500);
        await embed.link.waitFor();
        await scrollToTop(page);
        await expectAccessible(page);
      });
    }
  });
}

/** Brings out what has gone behind the bar at the top: axe takes the rest of a button for all of it. */
async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
}
