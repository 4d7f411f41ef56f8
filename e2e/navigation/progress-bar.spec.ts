import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { dataUrl, expectPage, openCold, sidebarLink } from '../support/navigating.ts';
import { readPage } from '../support/site-pages.ts';
import { expect, moving, stopClock, test } from '../support/test.ts';

test.use(moving);

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

/** The time that a page may take, in milliseconds, without a progress bar; part of the site's contract. */
const PROGRESS_DELAY_MS = 200;

declare global {
  interface Window {
    /** Whether a progress bar has ever appeared. */
    hasSeenProgress?: boolean;
  }
}

function progressBar(page: Page) {
  return page.getByRole('progressbar', { name: 'Loading page' });
}

/** Opens a page whose clock the test controls, and which records whether a progress bar appears. */
async function openInStoppedTime(page: Page): Promise<void> {
  await openCold(page, '/docs/overview');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]') !== null) window.hasSeenProgress = true;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await stopClock(page);
}

/** Clicks a link to a page that is blocked until it is released. */
async function startToWait(page: Page, path = NODES): Promise<{ readonly release: () => void }> {
  const release = await hold(page, dataUrl(path));
  await sidebarLink(page, path).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await rendered(page);
  return { release };
}

/** Waits until the page has finished its pending work; its timers stand still. */
async function rendered(page: Page): Promise<void> {
  for (let task = 0; task < 5; task += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve();
          channel.port2.postMessage(undefined);
        }),
    );
  }
}

test('a page that takes longer than 200 ms has a progress bar until it is there', async ({ page }) => {
  await openInStoppedTime(page);

  await test.step('a page that loads within 200 ms has none, then or later', async () => {
    const { release } = await startToWait(page, EDITOR);
    await page.clock.runFor(PROGRESS_DELAY_MS - 1);
    release();
    await expectPage(page, EDITOR);
    await page.clock.runFor(PROGRESS_DELAY_MS * 10);
    await rendered(page);
    expect(await page.evaluate(() => window.hasSeenProgress)).toBeUndefined();
  });

  const { release } = await startToWait(page);
  const heading = page.getByRole('heading', { level: 1, name: readPage(EDITOR).title });
  const before = await heading.boundingBox();
  expect(before).not.toBeNull();

  await test.step('a page that takes longer than 200 ms has a progress bar', async () => {
    await page.clock.runFor(PROGRESS_DELAY_MS - 1);
    await rendered(page);
    await expect(progressBar(page)).toHaveCount(0, { timeout: 1 });
    await page.clock.runFor(1);
    await expect(progressBar(page)).toBeVisible();
  });

  await test.step('the current page stays, and nothing in it moves, while the bar is there', async () => {
    expect(await heading.boundingBox()).toEqual(before);
    expect((await progressBar(page).boundingBox())?.y).toBe(0);
    expect(await page.evaluate(() => window.hasSeenProgress)).toBe(true);
  });

  await test.step('the bar moves, and stands still for readers who prefer reduced motion', async () => {
    await expect(progressBar(page)).toHaveCSS('animation-name', 'route-progress');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(progressBar(page)).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step('the bar ends when the page is there', async () => {
    release();
    await expectPage(page, NODES);
    await expect(progressBar(page)).toHaveCount(0);
  });
});

test('the bar ends when the reader chooses another page', async ({ page }) => {
  await openInStoppedTime(page);

  await test.step('the bar ends when the reader goes back before the page is there', async () => {
    const { release } = await startToWait(page);
    await page.clock.runFor(PROGRESS_DELAY_MS);
    await expect(progressBar(page)).toBeVisible();
    await page.goBack();
    await expectPage(page, '/docs/overview');
    await expect(progressBar(page)).toHaveCount(0);
    release();
    await page.clock.runFor(PROGRESS_DELAY_MS * 10);
    await rendered(page);
    await expect(progressBar(page)).toHaveCount(0);
  });

  await test.step('the bar ends when another page loads instead', async () => {
    await startToWait(page, '/docs/api/node');
    await page.clock.runFor(PROGRESS_DELAY_MS);
    await expect(progressBar(page)).toBeVisible();
    await sidebarLink(page, EDITOR).click();
    await expectPage(page, EDITOR);
    await expect(progressBar(page)).toHaveCount(0);
  });
});
