import { findFullChromium } from '../scripts/browsers.ts';
import { Embed, waitForEditor } from './landing/embed.ts';
import { pageFile } from './support/site-pages.ts';
import { address, expect, hydrated, test } from './support/test.ts';
import { expectSmallVisit, SMALL_VISITS } from './support/transfers.ts';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = await findFullChromium();
      await use({ ...launchOptions, ...(executablePath !== undefined && { executablePath }) });
    },
    { scope: 'worker' },
  ],
});
test.beforeEach(async () => {
  test.skip((await findFullChromium()) === undefined, 'Missing: Chromium with all of its parts');
});

// The headless shell always reports 10 Mbit/s; this browser, with a new profile, its own estimate of about 1.5 Mbit/s.
test('in a browser that has not measured its line yet, all loads by itself, though the reader does nothing', async ({
  page,
}) => {
  await test.step('the app starts, and the pages whose links are in view are fetched', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(address('/docs/overview'));
    await hydrated(page);
    const link = page.locator('[data-article] p a[href^="/docs/"]:not(:has(> code)):visible').first();
    await link.scrollIntoViewIfNeeded();
    const [target = ''] = ((await link.getAttribute('href')) ?? '').split('#');
    await expect.poll(() => requests).toContain(`/${pageFile(target)}`);
  });

  await test.step('the editor of the landing page runs', async () => {
    await waitForEditor(page);
    await page.goto(address('/'));
    await new Embed(page).expectReady();
  });
});

test.describe('in such a browser a first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const visit of SMALL_VISITS) {
    test(`to ${visit.path} requests little in total, the service worker included`, ({ page }) =>
      expectSmallVisit(page, visit));
  }
});
