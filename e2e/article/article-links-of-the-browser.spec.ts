import type { Locator, Page } from '@playwright/test';
import { opensNewTab } from '../support/new-tab.ts';
import { putLink } from '../support/put-link.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/overview';
const TARGET = '/docs/api/useEditor';

/**
 * Clicks a link and returns whether the app handled the click. If not, the browser is prevented from following the
 * link, so that the test can decide what the link does.
 */
async function isTakenByApp(page: Page, link: Locator, options: Parameters<Locator['click']>[0] = {}) {
  await page.evaluate(() => {
    delete document.body.dataset['taken'];
    const noted = new AbortController();
    const note = (event: Event) => {
      document.body.dataset['taken'] = String(event.defaultPrevented);
      event.preventDefault();
      noted.abort();
    };
    window.addEventListener('click', note, { signal: noted.signal });
    window.addEventListener('auxclick', note, { signal: noted.signal });
  });
  await link.click(options);
  await expect(page.locator('body')).toHaveAttribute('data-taken');
  return page.evaluate(() => document.body.dataset['taken'] === 'true');
}

test('a link in an article is left to the browser if the app should not handle it', async ({ page }) => {
  await open(page, PAGE);

  for (const [what, options] of [
    ['when it is clicked with Control', { modifiers: ['Control'] }],
    ['when it is clicked with Meta', { modifiers: ['Meta'] }],
    ['when it is clicked with Shift', { modifiers: ['Shift'] }],
    ['when it is clicked with Alt', { modifiers: ['Alt'] }],
    ['when it is clicked with the middle button', { button: 'middle' }],
  ] satisfies [string, Parameters<Locator['click']>[0]][]) {
    await test.step(what, async () => {
      const link = await putLink(page, { href: TARGET });
      expect(await isTakenByApp(page, link, options)).toBe(false);
      await expect(page).toHaveURL((url) => url.pathname === PAGE);
    });
  }

  for (const [what, attributes] of [
    ['when it is a download', { href: TARGET, download: '' }],
    ['when it opens a new window', { href: TARGET, target: '_blank' }],
    ['when it has the target of a frame', { href: TARGET, target: 'preview' }],
    ['when it leads to another origin', { href: 'https://example.com/docs/overview' }],
    ['when it leads to the same host on another port', { href: 'http://127.0.0.1:9/docs/overview' }],
    ['when it leads to a page outside the app', { href: '/examples/basic/' }],
    ['when it leads to a file', { href: '/docs/overview.md' }],
    ['when it writes an email', { href: 'mailto:someone@example.com' }],
  ] as const) {
    await test.step(what, async () => {
      const link = await putLink(page, attributes);
      expect(await isTakenByApp(page, link)).toBe(false);
      await expect(page).toHaveURL((url) => url.pathname === PAGE);
    });
  }

  // On a page that handles no click at all, the checks above would prove nothing.
  await test.step('and only then', async () => {
    expect(await isTakenByApp(page, await putLink(page, { href: TARGET }))).toBe(true);
  });
});

test('a link in an article is left to the browser, which behaves as on any page', async ({
  page,
  context,
}) => {
  await open(page, PAGE);

  await test.step('when another script has handled the click', async () => {
    const link = await putLink(page, { href: TARGET });
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  await test.step('which opens new tabs and windows for the reader', async () => {
    const link = await putLink(page, { href: TARGET });
    const asks: readonly Parameters<Locator['click']>[0][] = [
      { modifiers: ['Control'] },
      { modifiers: ['Shift'] },
      { button: 'middle' },
    ];
    for (const ask of asks) await opensNewTab(context, TARGET, () => link.click(ask));
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  await test.step('which saves downloads for the reader', async () => {
    const download = page.waitForEvent('download');
    await (await putLink(page, { href: '/docs/overview.md', download: 'overview.md' })).click();
    expect((await download).suggestedFilename()).toBe('overview.md');
    await expect(page).toHaveURL((url) => url.pathname === PAGE);
  });

  await test.step('which loads pages outside the app', async () => {
    await (await putLink(page, { href: '/examples/basic/' })).click();
    await page.waitForURL('**/examples/basic/');
  });
});
