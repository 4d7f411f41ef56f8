import type { Page } from '@playwright/test';
import { storeBefore } from '../support/browser-storage.ts';
import { movePointer } from '../support/navigating.ts';
import { readPage } from '../support/site-pages.ts';
import { address, expect, hydrated, open, test, twoFrames } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(15, 21, 17)';

declare global {
  interface Window {
    /** The page's background in each frame since the body exists. */
    backgrounds?: string[];
  }
}

/** Records the background of each frame of the next visits, just before it is painted. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const backgrounds: string[] = [];
    window.backgrounds = backgrounds;
    const record = () => {
      const { body, documentElement } = document;
      if (body !== null) backgrounds.push(getComputedStyle(body).backgroundColor);
      else if (documentElement !== null) backgrounds.push(getComputedStyle(documentElement).colorScheme);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

/**
 * Opens a page over a slow connection, so that its document and its styles arrive in many pieces, without the browser's
 * cache. The app loads long after them, because it waits for an action of a reader who saves data.
 */
async function openSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const letThrough = (bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await letThrough(60_000);
  await page.goto(address(PAGE));
  await letThrough(1_000_000);
  await movePointer(page);
}

/** Returns the colours of all frames until shortly after hydration, each once. */
async function shownColors(page: Page): Promise<ReadonlySet<string>> {
  await hydrated(page);
  await twoFrames(page);
  const frames = await page.evaluate(() => window.backgrounds ?? []);
  expect(frames.length).toBeGreaterThan(5);
  return new Set(frames);
}

test.describe('no frame shows the wrong colour mode', () => {
  test('dark is dark from the first paint on', async ({ page, messages }) => {
    messages.expect(/404 \(Not Found\).*no-such-page/);
    await storeBefore(page, 'theme', 'dark');
    await recordFrames(page);
    for (const path of [PAGE, '/', '/search', '/docs/no-such-page']) {
      await test.step(`dark is dark from the first paint on: ${path}`, async () => {
        await page.goto(address(path));
        expect(await shownColors(page)).toEqual(new Set([DARK]));
      });
    }

    await test.step('dark stays dark through navigation', async () => {
      await open(page, '/docs/overview');
      await page.locator('[data-article] a[href="/docs/api/useEditor"]:visible').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage('/docs/api/useEditor').title);
      expect(await shownColors(page)).toEqual(new Set([DARK]));
    });
  });

  test('light is light from the first paint on, if the system prefers dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await recordFrames(page);
    await openSlowly(page);
    expect(await shownColors(page)).toEqual(new Set([LIGHT]));
  });
});
