import type { Page } from '@playwright/test';
import { expectPage } from '../support/navigating.ts';
import { cutOff, expectSaved, reconnect, workerActive } from '../support/offline.ts';
import { putLink } from '../support/put-link.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

// In a small window few links are in view, so few pages are prefetched.
test.use({ serviceWorkers: 'allow', viewport: { width: 400, height: 300 } });

const START = '/docs/api/node';
const OTHER = '/docs/additional/layers';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline' });

test('a page that is not saved says so and lists the saved pages', async ({ page, messages }) => {
  messages.expect(/console error: Failed to load resource: .* 503/);
  await open(page, START);
  await workerActive(page);
  await expectSaved(page, START);
  await cutOff(page, messages);

  const response = await page.goto(address(OTHER));
  expect(response?.status()).toBe(503);
  await expect(page).toHaveTitle('You are offline | craft.js');
  await expect(heading(page)).toBeVisible();
  await hydrated(page);
  await expect(heading(page)).toBeVisible();
  const saved = page.getByRole('region', { name: 'Saved pages' });
  await saved.getByRole('link', { name: 'Node', exact: true }).click();
  await expectPage(page, START);
  // That link loads a document, in which the browser itself follows the next one until the app runs.
  await hydrated(page);

  const link = await putLink(page, { href: OTHER });
  messages.expect(/console error: PageLoadError: This page is not saved/);
  messages.expect(/failed request: .*deferred-article.*ERR_FAILED/);
  messages.expect(/console error: Failed to load resource: .*deferred-article/);
  await link.click();
  await expect(heading(page)).toBeFocused();
  await reconnect(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectPage(page, OTHER);

  await test.step('the document for such pages has its own text when it is opened directly', async () => {
    await open(page, '/offline.html');
    await expect(heading(page)).toBeVisible();
  });
});

test('a file, or a page outside the app, that is not saved says so', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  messages.expect(/console error: Failed to load resource: .* 503/);
  await open(page, START);
  await workerActive(page);
  await expectSaved(page, START);
  await cutOff(page, messages);
  for (const file of [
    `${START}.md`,
    '/llms.txt',
    '/feed.xml',
    '/sitemap.xml',
    '/favicon.svg',
    '/playground/',
  ]) {
    const response = await page.goto(address(file));
    expect(response?.status(), file).toBe(503);
    await expect(page.locator('body')).toHaveText(/^This address is not saved on this device/);
  }
});
