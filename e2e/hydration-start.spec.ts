import type { Page } from '@playwright/test';
import { holdApp, isAppScript, neverIdle, waitsForIdle } from './support/late-app.ts';
import { address, expect, hydrated, test } from './support/test.ts';

/**
 * The occasions that start the app. The pointer comes last, because on the next page it would be over an element from
 * the beginning.
 */
const SIGNS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'when the reader presses a key': (page) => page.keyboard.press('Shift'),
  'when something gets the focus': (page) => page.getByRole('link', { name: 'Documentation' }).focus(),
  'when the browser is idle': (page) =>
    page.evaluate(() => window.idleTask?.({ didTimeout: false, timeRemaining: () => 50 })),
  'when the reader touches the page': (page) => page.touchscreen.tap(600, 500),
  'when the reader moves the pointer': (page) => page.mouse.move(300, 300, { steps: 2 }),
};

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the app starts at a sign of the reader or an idle moment, and not before', async ({ page }) => {
    const appRequests: string[] = [];
    page.on('request', (request) => {
      if (isAppScript(request.url())) appRequests.push(request.url());
    });
    await neverIdle(page);
    const goToSleepingPage = async () => {
      appRequests.length = 0;
      await page.goto(address('/docs/overview'));
      await waitsForIdle(page);
      expect(appRequests).toEqual([]);
    };

    for (const [occasion, giveSign] of Object.entries(SIGNS)) {
      await test.step(`${occasion}, and not before`, async () => {
        await goToSleepingPage();
        await giveSign(page);
        await hydrated(page);
        expect(appRequests.length).toBeGreaterThan(0);
      });
    }

    await test.step('not because it appears under a pointer at rest', async () => {
      await goToSleepingPage();
      await page.evaluate(() =>
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
      );
      expect(appRequests).toEqual([]);
    });
  });
});

test('the start of the app leaves the reader where the reader or the address has led', {
  tag: '@night',
}, async ({ page }) => {
  const scrollY = () => page.evaluate(() => window.scrollY);

  await test.step('who has read on meanwhile', async () => {
    const startApp = await holdApp(page);
    await page.goto(address('/docs/concepts/nodes'));
    await page.mouse.wheel(0, 2000);
    await expect.poll(scrollY).toBe(2000);
    startApp();
    await hydrated(page);
    expect(await scrollY()).toBe(2000);
  });

  await test.step('at a text that the address names, as links of search engines do', async () => {
    await page.goto('about:blank');
    await page.goto(address('/docs/concepts/nodes#:~:text=A%20linked%20Node%20has%20no%20such%20edge'));
    await hydrated(page);
    await expect(page.getByText('A linked Node has no such edge')).toBeInViewport();
  });
});

test('a reader’s actions before the app has loaded are not lost', async ({ page }) => {
  const html = page.locator('html');
  /** Opens a page whose app is delayed until it is released. */
  const goToLatePage = async () => {
    const releaseApp = await holdApp(page);
    await page.goto(address('/docs/overview'));
    await expect(html).not.toHaveAttribute('data-hydrated');
    return releaseApp;
  };

  await test.step('the colour mode changes at once, and only once, and a sidebar category closes', async () => {
    const releaseApp = await goToLatePage();
    const sidebar = page.getByRole('navigation', { name: 'Docs' });
    const category = sidebar.getByRole('button', { name: 'Core Concepts' });
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await category.click();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#live-region')).toHaveText('Dark mode');
    await expect(html).not.toHaveAttribute('data-hydrated');

    releaseApp();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar.getByRole('link', { name: 'Nodes', exact: true })).toBeHidden();
  });

  await test.step('a menu opens', async () => {
    const releaseApp = await goToLatePage();
    await page.getByRole('button', { name: 'Language: English' }).click();

    releaseApp();
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
  });

  await test.step('the navigation opens on a narrow screen', async () => {
    await page.setViewportSize({ width: 800, height: 700 });
    const releaseApp = await goToLatePage();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Navigation' });
    await expect(dialog).toHaveCount(0);

    releaseApp();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close navigation' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the table of contents unfolds on a narrow screen', async () => {
    const releaseApp = await goToLatePage();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('button', { name: 'On this page' }).click();

    releaseApp();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });

  await test.step('a link is followed', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await goToLatePage();
    await page
      .getByRole('navigation', { name: 'Docs' })
      .getByRole('link', { name: 'Nodes', exact: true })
      .click();
    await page.waitForURL('**/docs/concepts/nodes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nodes');
  });
});
