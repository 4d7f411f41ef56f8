import type { Page } from '@playwright/test';
import { BASE } from '../support/deployed-site.ts';
import { workerActive, workerScopes } from '../support/offline.ts';
import { networkAtRest } from '../support/requests.ts';
import { address, expect, hydrated, open } from '../support/test.ts';
import { test } from './offline-test.ts';

/** The page's cumulative layout shift since it was opened, as measured by the browser. */
function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are reported before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}

test('the service worker starts by itself, for the folder of the site, and nothing on the page moves', async ({
  page,
}) => {
  // A short page in a narrow window, with its footer in view.
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, '/docs/guide');
  await workerActive(page);
  expect(await workerScopes(page)).toEqual([BASE]);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a reader who saves data gets no service worker', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(address('/docs/start'));
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await hydrated(page);
  await networkAtRest(page);
  expect(await workerScopes(page)).toEqual([]);
});
