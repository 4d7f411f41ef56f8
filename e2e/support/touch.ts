import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance that the finger moves between two events, in CSS pixels. */
const STEP_PX = 10;

/**
 * Moves a finger upwards from a point, or downwards if the distance (CSS pixels) is negative. Resolves when the page
 * has come to rest.
 */
export async function swipeUp(page: Page, { x, y }: Point, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const move = (type: 'touchStart' | 'touchMove', to: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: to }] });
  await move('touchStart', y);
  const steps = Math.abs(distance) / STEP_PX;
  for (let step = 1; step <= steps; step += 1)
    await move('touchMove', y - step * STEP_PX * Math.sign(distance));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  await atRest(page);
}

/** Waits until nothing has scrolled for a few frames. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const frames = 6;
        let left = frames;
        const onScroll = () => {
          left = frames;
        };
        document.addEventListener('scroll', onScroll, { capture: true, passive: true });
        const wait = () => {
          left -= 1;
          if (left > 0) {
            requestAnimationFrame(wait);
            return;
          }
          document.removeEventListener('scroll', onScroll, { capture: true });
          resolve();
        };
        requestAnimationFrame(wait);
      }),
  );
}
