import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { bundleSample } from './bundle-sample.ts';

// Tests a claim of docs/guides/event-handlers#touch.

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 700 },
  // The polyfill does nothing in browsers that it identifies as desktop ones.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
});

/** The time that the page tells readers to hold, in milliseconds. */
const HOLD_MS = 300;

async function openEditor(page: Page, code: string): Promise<void> {
  await page.clock.install();
  // The image under the finger makes the page wider. With a minimum scale, that does not zoom the page between two
  // touches.
  await page.setContent(
    '<!doctype html><meta name="viewport" content="width=device-width, minimum-scale=1"><title>Touch</title>',
  );
  await page.addScriptTag({
    content: await bundleSample('docs/guides/event-handlers', code),
    type: 'module',
  });
  await expect(page.locator('#A')).toHaveAttribute('draggable', 'true');
  await page.evaluate(() => {
    for (const type of ['dragstart', 'dragover']) {
      document.addEventListener(type, (event) => {
        if (event.target instanceof Element) document.body.dataset[type] = event.target.id;
      });
    }
  });
}

async function centre(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`There is no ${selector}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Holds a finger on one element, then moves it over another one and lifts it. */
async function dragByTouch(page: Page, from: string, to: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = await centre(page, from);
  const end = await centre(page, to);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  await page.clock.runFor(HOLD_MS);
  // The lower half of the target.
  const points = [0.5, 1].map((share) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y + 10 - start.y) * share,
  }));
  for (const point of points) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await expect(page.locator('body')).toHaveAttribute('data-dragstart', from.slice(1));
  await expect(page.locator('body')).toHaveAttribute('data-dragover', to.slice(1));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a finger reorders Nodes and drags new ones in, with the polyfill of the page', {
  tag: '@night',
}, async ({ page }) => {
  await openEditor(
    page,
    "import 'SAMPLE/touch.ts';\nimport { renderEditor } from 'EDITOR';\nrenderEditor();",
  );
  await dragByTouch(page, '#A', '#C');
  await expect(page.locator('p')).toHaveText(['B', 'C', 'A']);
  await dragByTouch(page, '#tool', '#B');
  await expect(page.locator('p')).toHaveText(['B', 'New', 'C', 'A']);
});
