import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { dataUrl, expectPage, openCold, sidebarLink } from '../support/navigating.ts';
import { expectDataWarning } from '../support/network-failures.ts';
import { expect, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';

/** How long a page may take, in milliseconds, without a progress bar; part of the site's contract. */
const PATIENCE = 200;

declare global {
  interface Window {
    /** Whether a progress bar has ever been there. */
    hasSeenProgress?: boolean;
  }
}

function progressBar(page: Page) {
  return page.getByRole('progressbar', { name: 'Loading page' });
}

/** Clicks a link to a page that does not come, at a time that only passes when the test says so. */
async function startToWait(page: Page): Promise<{ readonly release: () => void }> {
  const release = await hold(page, dataUrl(NODES));
  await openCold(page, '/docs/overview');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]') !== null) window.hasSeenProgress = true;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await sidebarLink(page, NODES).click();
  await expect(page).toHaveURL((url) => url.pathname === NODES);
  await rendered(page);
  return { release };
}

/** Waits until the page has done what it was about to do; its timers stand still. */
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
  const { release } = await startToWait(page);
  await page.clock.runFor(PATIENCE - 1);
  await rendered(page);
  await expect(progressBar(page)).toHaveCount(0, { timeout: 1 });
  await page.clock.runFor(1);
  await expect(progressBar(page)).toBeVisible();

  release();
  await expectPage(page, NODES);
  await expect(progressBar(page)).toHaveCount(0);
});

test('a page that comes within 200 ms has none, then or later', async ({ page }) => {
  const { release } = await startToWait(page);
  await page.clock.runFor(PATIENCE - 1);
  release();
  await expectPage(page, NODES);
  await page.clock.runFor(PATIENCE * 10);
  await rendered(page);
  expect(await page.evaluate(() => window.hasSeenProgress)).toBeUndefined();
});

test('the bar ends when the page cannot be had', async ({ page, messages }) => {
  expectDataWarning(messages, NODES);
  messages.expect(/console error: Failed to load resource: .* 503/);
  messages.expect(/console error: PageLoadError/);
  await page.route(
    ({ pathname }) => pathname === NODES || pathname.startsWith('/data/'),
    (route) => route.fulfill({ status: 503, body: 'Down' }),
  );
  const { release } = await startToWait(page);
  await page.clock.runFor(PATIENCE);
  await expect(progressBar(page)).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(progressBar(page)).toHaveCount(0);
});

test('the bar ends when the reader goes back before the page is there', async ({ page }) => {
  const { release } = await startToWait(page);
  await page.clock.runFor(PATIENCE);
  await expect(progressBar(page)).toBeVisible();
  await page.goBack();
  await expectPage(page, '/docs/overview');
  await expect(progressBar(page)).toHaveCount(0);
  release();
  await page.clock.runFor(PATIENCE * 10);
  await rendered(page);
  await expect(progressBar(page)).toHaveCount(0);
});

test('the bar ends when another page comes instead', async ({ page }) => {
  await startToWait(page);
  await page.clock.runFor(PATIENCE);
  await expect(progressBar(page)).toBeVisible();
  await sidebarLink(page, '/docs/api/useEditor').click();
  await expectPage(page, '/docs/api/useEditor');
  await expect(progressBar(page)).toHaveCount(0);
});

test('the page that the reader leaves stays, and nothing in it moves, while the bar is there', async ({
  page,
}) => {
  await startToWait(page);
  const heading = page.getByRole('heading', { level: 1, name: 'Overview' });
  const before = await heading.boundingBox();
  await page.clock.runFor(PATIENCE);
  await expect(progressBar(page)).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  expect((await progressBar(page).boundingBox())?.y).toBe(0);
});

for (const [reducedMotion, animation] of [
  ['no-preference', 'route-progress'],
  ['reduce', 'none'],
] as const) {
  test.describe(`with motion preference "${reducedMotion}"`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`the bar ${animation === 'none' ? 'stands still' : 'moves'}`, async ({ page }) => {
      await startToWait(page);
      await page.clock.runFor(PATIENCE);
      await expect(progressBar(page)).toBeVisible();
      await expect(progressBar(page)).toHaveCSS('animation-name', animation);
    });
  });
}
