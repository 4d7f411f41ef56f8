import type { Locator, Page } from '@playwright/test';
import { putLink } from '../support/put-link.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { readPage } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/overview';
const TARGET = '/docs/api/useEditor';

/** Expects the marked document to show the reader's target. */
async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage(path).title);
  await expectSameDocument(page);
}

/** Follows a link with these attributes in the article. */
async function followLink(page: Page, attributes: Readonly<Record<string, string>>): Promise<void> {
  await (await putLink(page, attributes)).click();
}

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

test('a link in an article navigates on the client', async ({ page }) => {
  await open(page, PAGE);
  await markDocument(page);

  await test.step('when something inside it is clicked', async () => {
    const link = await putLink(page, { href: TARGET });
    await link.locator('code').click();
    await expectArrival(page, TARGET);
  });

  await test.step('when it is followed by keyboard', async () => {
    await (await putLink(page, { href: PAGE })).focus();
    await page.keyboard.press('Enter');
    await expectArrival(page, PAGE);
  });

  await test.step('when it is relative to the page', async () => {
    await followLink(page, { href: 'api/useEditor' });
    await expectArrival(page, TARGET);
  });

  await test.step('when it contains the site’s full address', async () => {
    await followLink(page, { href: new URL(PAGE, page.url()).href });
    await expectArrival(page, PAGE);
  });

  await test.step('when its target is its own window', async () => {
    await followLink(page, { href: TARGET, target: '_self' });
    await expectArrival(page, TARGET);
  });

  await test.step('to the top of its own page', async () => {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'to the top';
      [...document.querySelectorAll('[data-article] .heading')].at(-1)?.after(link);
    }, TARGET);
    await page.getByRole('link', { name: 'to the top' }).click();
    await expect(page).toHaveURL((url) => url.pathname === TARGET && url.hash === '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await expectSameDocument(page);

  await test.step('a link in an article is left to the browser if the app should not handle it', async () => {
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
});
