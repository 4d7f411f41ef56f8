import type { Page } from '@playwright/test';
import { showMode } from '../accessibility/appearances.ts';
import { expectAccessible } from '../support/axe.ts';
import { open } from '../support/test.ts';
import { test } from './embed.ts';

// Nothing is half-way between two colours when axe looks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(() => test.slow()); // Axe looks at every element, those in the frame too.

const WIDTHS = [1280, 360];

test('the landing page has no barrier that axe knows, with the editor in it', async ({ page, embed }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    await embed.section.scrollIntoViewIfNeeded();
    await embed.expectReady();
    await expectAccessibleInBothModes(page, width);
  }
});

test('the landing page has no barrier that axe knows, when the editor is late', async ({ page, embed }) => {
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

async function expectAccessibleInBothModes(page: Page, width: number): Promise<void> {
  // Brings out what has gone behind the bar at the top: axe takes the rest of a button for all of it.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const mode of ['light', 'dark'] as const) {
    await test.step(`in ${mode} mode, at ${width} px`, async () => {
      await showMode(page, mode);
      await expectAccessible(page);
    });
  }
}
