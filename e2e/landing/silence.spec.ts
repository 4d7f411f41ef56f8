import type { Page } from '@playwright/test';
import { holdApp } from '../support/late-app.ts';
import { address } from '../support/test.ts';
import { expect, LOADED, post, test } from './embed.ts';

test.use({ givesUp: true });

declare global {
  interface Window {
    /** When the page began to wait for the editor. */
    waitsSince?: number;
  }
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const watched = (callback: TimerHandler, delay?: number, ...rest: unknown[]) => {
      if (delay === 10_000) window.waitsSince = Date.now();
      return setTimeout(callback, delay, ...rest);
    };
    Object.assign(window, { setTimeout: watched });
  });
});

/** Stops the clock in the ninth second of the wait, some of which has passed on a busy machine. */
async function stopInNinthSecond(page: Page): Promise<void> {
  const start = await page.evaluate(() => window.waitsSince ?? 0);
  await page.clock.pauseAt(start + 9000);
}

test('a silent editor is replaced by a link after ten seconds, and can be retried', async ({
  page,
  embed,
}) => {
  await embed.openWithStandIn();
  const tryAgain = embed.section.getByRole('button', { name: 'Try again' });

  await test.step('after ten seconds without a message, a link replaces the editor', async () => {
    await stopInNinthSecond(page);
    await embed.expectLoading();
    await page.clock.fastForward(1500);
    await page.clock.resume();
    await expect(embed.status).toHaveText("The editor isn't responding.");
    await expect(embed.iframe).toHaveCount(0);
    await expect(embed.picture).toBeVisible();
  });

  await test.step('the editor can be retried, and answers; a message in the ninth second is in time, and counts permanently', async () => {
    await tryAgain.click();
    await embed.expectLoading();
    const frame = await embed.standIn();
    await stopInNinthSecond(page);
    await embed.expectLoading();
    await post(frame, LOADED);
    await embed.expectReady();
    await page.clock.fastForward(20_000);
    await embed.expectReady();
  });
});

test('if the app never starts, the waiting state ends, and the picture leads to the editor', {
  tag: '@night',
}, async ({ page, embed }) => {
  await holdApp(page);
  await page.goto(address('/'));
  await expect(embed.status).toBeVisible();
  await page.evaluate(() => {
    // The clock of the page does not move animations.
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(embed.status).toBeHidden();
  await embed.picture.click();
  await expect(page).toHaveTitle('Page editor | craft.js');
});
