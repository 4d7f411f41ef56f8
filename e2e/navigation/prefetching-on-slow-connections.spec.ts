import type { Disposable, Page } from '@playwright/test';
import { isAppScript } from '../support/late-app.ts';
import { afterTimers, articleLinkTo, expectPage, sidebarLink, watchData } from '../support/navigating.ts';
import { idleMoments, requestsEnded } from '../support/requests.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { pageFile } from '../support/site-pages.ts';
import { address, expect, hydrated, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';
const NODE = '/docs/api/node';

/** Milliseconds after which the router treats a pointer on a link as intent (`defaultPreloadDelay`). */
const PRELOAD_DELAY_MS = 50;

/** The connection as reported by a browser. */
interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

const FAST: Connection = { effectiveType: '4g', saveData: false };

const SAVING: Connection = { effectiveType: '4g', saveData: true };

const dataOf = (path: string) => `/${pageFile(path)}`;

/** Makes the browser report this connection on the next visits, until it is disposed of. */
function pretendConnection(page: Page, connection: Connection): Promise<Disposable> {
  return page.addInitScript((value) => {
    const fake = Object.assign(new EventTarget(), value);
    Object.defineProperty(navigator, 'connection', { configurable: true, value: fake });
  }, connection);
}

/** Changes the connection of the open page, and dispatches the browser's event. */
async function changeConnection(page: Page, connection: Connection): Promise<void> {
  await page.evaluate((value) => {
    const { connection: fake }: { readonly connection?: unknown } = {
      connection: Reflect.get(navigator, 'connection'),
    };
    if (!(fake instanceof EventTarget)) return;
    Object.assign(fake, value);
    fake.dispatchEvent(new Event('change'));
  }, connection);
}

/** Opens a page and performs an action on it, because no idle moment starts the app. */
async function openAndTurnTo(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await page.keyboard.press('Shift');
  await hydrated(page);
}

/** Triggers the prefetching of the page: idle moments, a pointer on one link, and focus on another. */
async function giveOccasions(page: Page): Promise<void> {
  await idleMoments(page, 3);
  await sidebarLink(page, NODES).hover();
  await sidebarLink(page, EDITOR).focus();
  await (await articleLinkTo(page, NODE)).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Sponsor' }).hover();
  await afterTimers(page, PRELOAD_DELAY_MS);
}

test('for a reader who saves data, only what the reader asks for is fetched', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await pretendConnection(page, SAVING);

  await test.step('the app starts at a sign of the reader, not when the browser is idle', async () => {
    await page.goto(address('/docs/overview'));
    await idleMoments(page, 3);
    expect(requests.filter((path) => isAppScript(new URL(path, page.url())))).toEqual([]);
    await page.keyboard.press('Shift');
    await hydrated(page);
    await requestsEnded(page);
  });
  await markDocument(page);
  requests.length = 0;

  await test.step('a pointer and the focus fetch neither pages nor code', async () => {
    await giveOccasions(page);
    const controls = [
      page.getByRole('button', { name: 'Examples' }),
      page.getByRole('button', { name: 'Language: English' }),
      page.getByRole('banner').getByRole('button', { name: 'Search' }),
      page.getByRole('button', { name: 'More page actions' }),
      page.getByRole('button', { name: 'Keyboard shortcuts' }),
      page.locator('pre a[href^="/docs/api/"]:visible').first(),
    ];
    for (const control of controls) {
      await control.hover();
      await control.focus();
    }
    await page.setViewportSize({ width: 800, height: 700 });
    const navigation = page.getByRole('button', { name: 'Open navigation' });
    await navigation.hover();
    await navigation.focus();
    await afterTimers(page, PRELOAD_DELAY_MS);
    expect(requests).toEqual([]);
  });

  await test.step('what the reader asks for appears', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Examples' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Landing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await expectSameDocument(page);
    expect(requests.filter((path) => path.startsWith('/data/'))).toEqual([dataOf(NODES)]);
  });

  await test.step('links in view are fetched as soon as the reader no longer saves data', async () => {
    await page
      .locator(`[data-article] p a[href="${NODE}"], [data-article] li a[href="${NODE}"]`)
      .first()
      .scrollIntoViewIfNeeded();
    await idleMoments(page, 3);
    expect(requests).not.toContain(dataOf(NODE));
    await changeConnection(page, FAST);
    await idleMoments(page, 1);
    await expect.poll(() => requests).toContain(dataOf(NODE));
  });

  await test.step('the field of the search page fetches nothing before it is used', async () => {
    await page.goto(address('/search'));
    await page.keyboard.press('Shift');
    await hydrated(page);
    await requestsEnded(page);
    requests.length = 0;
    await page.getByRole('searchbox').focus();
    await afterTimers(page, PRELOAD_DELAY_MS);
    expect(requests).toEqual([]);
    await page.getByRole('searchbox').fill('node');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/);
  });
});

test('prefetching ends when the connection deteriorates, and a click works', async ({ page }) => {
  // Nothing in view is prefetched, so that pages remain to be fetched.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 1;
  });
  const requests = watchData(page);
  await pretendConnection(page, FAST);
  await openAndTurnTo(page, '/docs/overview');
  await sidebarLink(page, NODES).hover();
  await expect.poll(() => requests).toEqual([dataOf(NODES)]);

  await changeConnection(page, { effectiveType: '2g', saveData: false });
  await sidebarLink(page, EDITOR).hover();
  await sidebarLink(page, NODE).focus();
  await afterTimers(page, PRELOAD_DELAY_MS);
  expect(requests).toEqual([dataOf(NODES)]);
  await sidebarLink(page, EDITOR).click();
  await expectPage(page, EDITOR);
  expect(requests).toEqual([dataOf(NODES), dataOf(EDITOR)]);
});
