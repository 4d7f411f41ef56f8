import type { Page } from '@playwright/test';
import { dialogOf, openButton, openNavigation } from '../support/mobile-navigation.ts';
import { expect, open, test } from '../support/test.ts';
import { atRest, swipeUp } from '../support/touch.ts';

const PAGE = '/docs/concepts/nodes';

test.use({ viewport: { width: 995, height: 700 } });

function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

test('behind the mobile navigation the page stays as it is', { tag: '@night' }, async ({ page }) => {
  await open(page, PAGE);
  const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
  const before = await width();
  await page.evaluate(() => window.scrollTo(0, 1234));
  const dialog = await openNavigation(page);

  await test.step('the page keeps its width', async () => {
    expect(await width()).toBe(before);
  });

  await test.step('the page does not scroll with the wheel, and keeps its position afterwards', async () => {
    expect(await scrollY(page)).toBe(1234);
    for (const [x, distance] of [
      [900, 500],
      [100, 10_000],
      [100, 500],
    ] as const) {
      await page.mouse.move(x, 400);
      await page.mouse.wheel(0, distance);
      await atRest(page);
    }
    expect(await scrollY(page)).toBe(1234);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
    expect(await scrollY(page)).toBe(1234);
    await page.mouse.move(900, 400);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollY(page)).toBe(1334);
  });
});

test.describe('on a touch screen', { tag: '@night' }, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  /** Makes Chromium scroll a body whose overflow is hidden, as Safari on iOS does. */
  async function scrollLikeIos(page: Page): Promise<void> {
    await page.evaluate(() => {
      for (const { style } of [document.documentElement, document.body]) {
        style.setProperty('overflow', 'visible', 'important');
      }
    });
  }

  test('behind the mobile navigation no finger moves the page', async ({ page }) => {
    await open(page, PAGE);
    await page.evaluate(() => window.scrollTo(0, 800));

    await test.step('the page keeps its position when the dialog has closed', async () => {
      await openNavigation(page);
      await swipeUp(page, { x: 345, y: 500 }, 150);
      await page.touchscreen.tap(345, 500);
      await expect(dialogOf(page)).toHaveCount(0);
      expect(await scrollY(page)).toBe(800);
      await swipeUp(page, { x: 180, y: 500 }, 150);
      expect(await scrollY(page)).toBeGreaterThan(900);
    });

    await test.step('a finger moves the page while the dialog is closed', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await scrollLikeIos(page);
      await swipeUp(page, { x: 340, y: 500 }, 150);
      expect(await scrollY(page)).toBeGreaterThan(100);
    });

    await page.evaluate(() => window.scrollTo(0, 800));
    const dialog = await openNavigation(page);
    await scrollLikeIos(page);

    // The backdrop can scroll by a pixel, and keeps a gesture that began on it: only at its end can it pass one on.
    await test.step('a finger on the dialog’s title does not move the page', async () => {
      await swipeUp(page, { x: 100, y: 40 }, -150);
      expect(await scrollY(page)).toBe(800);
    });

    await test.step('a finger on the backdrop does not move the page', async () => {
      for (let count = 0; count < 2; count += 1) await swipeUp(page, { x: 345, y: 500 }, 150);
      expect(await scrollY(page)).toBe(800);
    });

    await test.step('a finger in the dialog moves its content, and at its end not the page', async () => {
      const body = dialog.getByRole('navigation', { name: 'Docs' }).locator('..');
      /** Returns the height of the content above and below the visible part, in CSS pixels. */
      const place = () =>
        body.evaluate(({ scrollTop, clientHeight, scrollHeight }) => ({
          above: scrollTop,
          below: scrollHeight - clientHeight - scrollTop,
        }));
      await body.evaluate((element) => element.scrollTo(0, 0));
      expect((await place()).below).toBeGreaterThan(150);
      await swipeUp(page, { x: 100, y: 560 }, 150);
      expect((await place()).above).toBeGreaterThan(100);
      // To the end by the finger, and beyond it.
      await body.evaluate((element) =>
        element.scrollTo(0, element.scrollHeight - element.clientHeight - 100),
      );
      await swipeUp(page, { x: 100, y: 560 }, 150);
      expect((await place()).below).toBeLessThanOrEqual(1);
      for (let count = 0; count < 2; count += 1) await swipeUp(page, { x: 100, y: 560 }, 150);
      expect(await scrollY(page)).toBe(800);
    });
  });
});
