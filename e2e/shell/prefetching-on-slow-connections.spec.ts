import type { Disposable, Page } from '@playwright/test';
import { isAppScript } from '../support/late-app.ts';
import { afterTimers, articleLinkTo, expectPage, sidebarLink, watchData } from '../support/navigating.ts';
import { idleMoments } from '../support/requests.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { pageFile } from '../support/site-pages.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';
const NODE = '/docs/api/node';

/** Milliseconds after which the router treats a pointer on a link as intent (`defaultPreloadDelay`). */
const PRELOAD_DELAY = 50;

/** The connection as reported by a browser. */
interface Connection {
  readonly effectiveType: string;
  readonly downlink?: number;
  readonly saveData: boolean;
}

const FAST: Connection = { effectiveType: '4g', saveData: false };

const SLOW: Readonly<Record<string, Connection>> = {
  'on slow-2g': { effectiveType: 'slow-2g', saveData: false },
  'on 2g': { effectiveType: '2g', saveData: false },
  'for a reader who saves data': { effectiveType: '4g', saveData: true },
};

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

/** Opens a page and performs an action on it: if data is saved, an idle moment alone does not start the app. */
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
  await afterTimers(page, PRELOAD_DELAY);
}

for (const [circumstance, connection] of Object.entries(SLOW)) {
  test(`${circumstance} a page is only fetched when it is needed`, async ({ page }) => {
    const requests = watchData(page);
    await pretendConnection(page, connection);
    await openAndTurnTo(page, '/docs/overview');
    await markDocument(page);

    await test.step('nothing is fetched before a click, and a click works', async () => {
      await giveOccasions(page);
      expect(requests).toEqual([]);
      await sidebarLink(page, NODES).click();
      await expectPage(page, NODES);
      await expectSameDocument(page);
      expect(requests).toEqual([dataOf(NODES)]);
    });

    await test.step('links in view are prefetched as soon as the connection improves', async () => {
      await (await articleLinkTo(page, NODE)).scrollIntoViewIfNeeded();
      await idleMoments(page, 3);
      expect(requests).toEqual([dataOf(NODES)]);
      await changeConnection(page, FAST);
      await expect.poll(() => requests).toContain(dataOf(NODE));
    });
  });
}

test('on a slower connection, the app waits until the reader scrolls, and pages until the reader points at their links', async ({
  page,
}) => {
  const requests = watchData(page);
  const appScripts: string[] = [];
  page.on('request', (request) => {
    if (isAppScript(request.url())) appScripts.push(request.url());
  });
  await pretendConnection(page, { effectiveType: '4g', downlink: 5, saveData: false });
  await page.goto(address('/docs/overview'));
  await idleMoments(page, 3);
  expect(appScripts).toEqual([]);

  await page.evaluate(() => window.scrollBy(0, 100));
  await hydrated(page);
  const link = await articleLinkTo(page, NODES);
  await link.scrollIntoViewIfNeeded();
  await idleMoments(page, 3);
  expect(requests).toEqual([]);
  await link.hover();
  await expect.poll(() => requests).toContain(dataOf(NODES));
});

test('on a connection that is not known to be slow, links that come into view are prefetched', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const expectFetched = async () => {
    requests.length = 0;
    await open(page, '/docs/overview');
    const last = page.locator('[data-article] a[href^="/docs/"]:visible').last();
    await last.scrollIntoViewIfNeeded();
    const [target = ''] = ((await last.getAttribute('href')) ?? '').split('#');
    await expect.poll(() => requests).toContain(dataOf(target));
  };

  await test.step('3g is fast enough', async () => {
    const pretence = await pretendConnection(page, { effectiveType: '3g', saveData: false });
    await expectFetched();
    await pretence.dispose();
  });

  await test.step('a browser that does not report its connection prefetches', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: undefined });
    });
    await expectFetched();
    expect(await page.evaluate(() => Reflect.get(navigator, 'connection'))).toBeUndefined();
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
  await afterTimers(page, PRELOAD_DELAY);
  expect(requests).toEqual([dataOf(NODES)]);
  await sidebarLink(page, EDITOR).click();
  await expectPage(page, EDITOR);
  expect(requests).toEqual([dataOf(NODES), dataOf(EDITOR)]);
});
