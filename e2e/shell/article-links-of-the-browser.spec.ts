import type { Locator, Page } from '@playwright/test';
import { opensNewTab } from '../support/new-tab.ts';
import { putLink } from '../support/put-link.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/overview';
const TARGET = '/docs/api/useEditor';

/**
 * Clicks a link and tells whether the app took the click for itself. Where it did not, the browser is kept from
 * following the link, so that the test may say what the link does.
 */
async function isTakenByApp(page: Page, link: Locator, options: Parameters<Locator['click']>[0] = {}) {
  await page.evaluate(() => {
    const note = (event: Event) => {
      document.body.dataset['taken'] = String(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note, { once: true });
    window.addEventListener('auxclick', note, { once: true });
  });
  await link.click(options);
  await expect(page.locator('body')).toHaveAttribute('data-taken');
  return page.evaluate(() => document.body.dataset['taken'] === 'true');
}

test.describe('a link in an article is left to the browser', () => {
  for (const modifier of ['Control', 'Meta', 'Shift', 'Alt'] as const) {
    test(`when it is clicked with ${modifier}`, async ({ page }) => {
      await open(page, PAGE);
      const link = await putLink(page, { href: TARGET });
      expect(await isTakenByApp(page, link, { modifiers: [modifier] })).toBe(false);
      await expect(page).toHaveURL((url) => url.pathname === PAGE);
    });
  }

  test('when it is clicked with the middle button', async ({ page }) => {
    await open(page, PAGE);
    const link = await putLink(page, { href: TARGET });
    expect(await isTakenByApp(page, link, { button: 'middle' })).toBe(false);
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  for (const [what, attributes] of [
    ['when it is a download', { href: TARGET, download: '' }],
    ['when it opens a new window', { href: TARGET, target: '_blank' }],
    ['when it has the target of a frame', { href: TARGET, target: 'preview' }],
    ['when it leads to another origin', { href: 'https://example.com/docs/overview' }],
    ['when it leads to the same host on another port', { href: 'http://127.0.0.1:9/docs/overview' }],
    ['when it leads to a page outside the app', { href: '/examples/basic/' }],
    ['when it leads to a file', { href: '/docs/overview.md' }],
    ['when it writes a mail', { href: 'mailto:someone@example.com' }],
  ] as const) {
    test(what, async ({ page }) => {
      await open(page, PAGE);
      const link = await putLink(page, attributes);
      expect(await isTakenByApp(page, link)).toBe(false);
      await expect(page).toHaveURL((url) => url.pathname === PAGE);
    });
  }

  test('when somebody else has handled the click', async ({ page }) => {
    await open(page, PAGE);
    const link = await putLink(page, { href: TARGET });
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  test('which opens new tabs and windows for the reader', async ({ page, context }) => {
    await open(page, PAGE);
    const link = await putLink(page, { href: TARGET });
    const asks: readonly Parameters<Locator['click']>[0][] = [
      { modifiers: ['Control'] },
      { modifiers: ['Shift'] },
      { button: 'middle' },
    ];
    for (const ask of asks) await opensNewTab(context, TARGET, () => link.click(ask));
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  test('which saves downloads for the reader', async ({ page }) => {
    await open(page, PAGE);
    const download = page.waitForEvent('download');
    await (await putLink(page, { href: '/docs/overview.md', download: 'overview.md' })).click();
    expect((await download).suggestedFilename()).toBe('overview.md');
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  test('which loads pages outside the app', async ({ page }) => {
    await open(page, PAGE);
    await (await putLink(page, { href: '/examples/basic/' })).click();
    await page.waitForURL('**/examples/basic/');
  });
});
