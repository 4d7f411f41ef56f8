import type { Locator, Page } from '@playwright/test';
import { blockStorage, storeBefore, stored } from '../support/browser-storage.ts';
import { movePointer } from '../support/navigating.ts';
import { readPage } from '../support/site-pages.ts';
import { address, expect, hydrated, open, test, twoFrames } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(15, 21, 17)';

function toDark(page: Page): Locator {
  return page.getByRole('button', { name: 'Switch to dark mode' });
}

function toLight(page: Page): Locator {
  return page.getByRole('button', { name: 'Switch to light mode' });
}

async function expectLight(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(toDark(page)).toBeVisible();
  await expect(toLight(page)).toHaveCount(0);
}

async function expectDark(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(toLight(page)).toBeVisible();
  await expect(toDark(page)).toHaveCount(0);
}

test('the colour mode is light until the reader chooses dark', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, PAGE);

  await test.step('it is light for a new reader, whatever the system prefers', async () => {
    await expectLight(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLight(page);
    expect(await stored(page, 'theme')).toBeNull();
  });

  await test.step('it changes with the button, which stores it and changes its name', async () => {
    await toDark(page).click();
    await expectDark(page);
    expect(await stored(page, 'theme')).toBe('dark');
    await toLight(page).click();
    await expectLight(page);
    expect(await stored(page, 'theme')).toBe('light');
  });

  await test.step('it changes by keyboard, and the focus stays on the button', async () => {
    await toDark(page).focus();
    await page.keyboard.press('Enter');
    await expect(toLight(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(toDark(page)).toBeFocused();
    await expectLight(page);
  });

  await test.step('it is the same after a reload and on every page', async () => {
    await toDark(page).click();
    await page.reload();
    await hydrated(page);
    await expectDark(page);
    await page.getByRole('banner').getByRole('link', { name: 'craft.js', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectDark(page);
    await open(page, '/search');
    await expectDark(page);
  });

  await test.step('it is the same in all tabs, and in a page restored from the back-forward cache', async () => {
    const other = await context.newPage();
    await open(other, '/');
    await toLight(other).click();
    await expectLight(page);
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      localStorage.setItem('theme', 'dark');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectDark(page);
    // Other values: src/shared/no-flash-script.test.ts.
    await other.evaluate(() => localStorage.setItem('theme', 'purple'));
    await expectLight(page);
  });
});

// Full storage: `storage.test.ts`.
test('the colour mode changes if nothing can be stored, for the lifetime of the document', async ({
  page,
}) => {
  await blockStorage(page);
  await open(page, PAGE);
  await expectLight(page);
  await toDark(page).click();
  await expectDark(page);
  await page.reload();
  await hydrated(page);
  await expectLight(page);
});

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

test('no frame shows the wrong colour mode: dark is dark from the first paint on', async ({
  page,
  messages,
}) => {
  messages.expect(/404 \(Not Found\).*no-such-page/);
  await storeBefore(page, 'theme', 'dark');
  await recordFrames(page);
  for (const path of [PAGE, '/docs/no-such-page']) {
    await test.step(path, async () => {
      await page.goto(address(path));
      expect(await shownColors(page)).toEqual(new Set([DARK]));
    });
  }

  await test.step('through navigation', async () => {
    await open(page, '/docs/overview');
    await page.locator('[data-article] a[href="/docs/api/useEditor"]:visible').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage('/docs/api/useEditor').title);
    expect(await shownColors(page)).toEqual(new Set([DARK]));
  });

  await test.step('when the page loads slowly', async () => {
    await openSlowly(page);
    expect(await shownColors(page)).toEqual(new Set([DARK]));
  });
});
