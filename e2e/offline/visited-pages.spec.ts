import { result } from '../code-editor/code-editor.ts';
import { expectPage, sidebarLink } from '../support/navigating.ts';
import { cutOff, expectSaved, reconnect, savedPaths, searchSaved, workerActive } from '../support/offline.ts';
import { networkAtRest, requestsEnded } from '../support/requests.ts';
import { searchFor } from '../support/search-dialog.ts';
import { address, expect, hydrated, open, test } from '../support/test.ts';
import { sumOfTransfers } from '../support/transfers.ts';

test.use({ serviceWorkers: 'allow' });

const OVERVIEW = '/docs/overview';
const NODES = '/docs/concepts/nodes';

test('the pages that readers have visited are saved, one by one', async ({ page, messages }) => {
  await test.step('a reader of one page has that page saved, and nothing of others', async () => {
    await open(page, OVERVIEW);
    await workerActive(page);
    await expectSaved(page, OVERVIEW);
    const saved = await savedPaths(page);
    expect(saved.filter((path) => path.startsWith('/data/'))).toEqual([]);
    expect(saved.filter((path) => /^\/assets\/search-\w+\.json$/.test(path))).toEqual([]);
    await cutOff(page, messages);
    await page.reload();
    await hydrated(page);
    await expectPage(page, OVERVIEW);
  });
  await reconnect(page);
  await open(page, OVERVIEW);
  await test.step('visited pages, and the search, work offline', async () => {
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await expectSaved(page, `/data${NODES}.json`);
    await searchSaved(page);
    await page.goBack();
    await expectPage(page, OVERVIEW);
    await page.goForward();
    await expectPage(page, NODES);
    // From the third page on, the search page.
    await expectSaved(page, '/data/search.json');
    await cutOff(page, messages);

    await page.reload();
    await hydrated(page);
    await expectPage(page, NODES);
    await sidebarLink(page, OVERVIEW).click();
    await expectPage(page, OVERVIEW);
    await page.goBack();
    await expectPage(page, NODES);

    const { options } = await searchFor(page, 'overview');
    await expect(options.first()).toHaveAttribute('data-href', OVERVIEW);
    await page.goto(address('/search?q=overview'));
    const result = page.getByRole('main').getByRole('link', { name: 'Overview', exact: true }).first();
    await result.click();
    await expectPage(page, OVERVIEW);
  });
});

test('nothing more is fetched while the reader saves data', async ({ page }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const saveData = (value: boolean) =>
    page.evaluate((now) => Reflect.set(Reflect.get(navigator, 'connection'), 'saveData', now), value);
  await open(page, OVERVIEW);
  await workerActive(page);
  await expectSaved(page, OVERVIEW);
  await networkAtRest(page);
  await saveData(true);
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(new URL(request.url()).pathname));
  await sidebarLink(page, NODES).click();
  await expectPage(page, NODES);
  await requestsEnded(page);
  expect(requests.filter((path) => !path.includes(NODES))).toEqual([]);
  await saveData(false);
  await sidebarLink(page, '/docs/concepts/editor').click();
  await expectPage(page, '/docs/concepts/editor');
  await searchSaved(page);
});

/** The most that the second page of a visit fetches for later, in bytes after Brotli. */
const LATER_BUDGET = 72_500;

test('what the second page of a visit saves for later is little, and each file is fetched once', async ({
  page,
  context,
}) => {
  await open(page, OVERVIEW);
  await workerActive(page);
  await expectSaved(page, OVERVIEW);
  await networkAtRest(page);
  const [ofPage, ofWorker]: [string[], string[]] = [[], []];
  context.on('request', (request) => {
    const list = request.serviceWorker() === null ? ofPage : ofWorker;
    list.push(new URL(request.url()).pathname);
  });
  await open(page, NODES);
  await searchSaved(page);
  await requestsEnded(page);
  const later = ofWorker.filter((file) => !ofPage.includes(file));
  // What the page itself asks for passes through the worker, a script twice: the second time, the browser has it.
  const times = (list: readonly string[], file: string) => list.filter((one) => one === file).length;
  const again = ofWorker.filter((file) => times(ofWorker, file) > Math.max(1, times(ofPage, file)));
  expect(again).toEqual([]);
  expect(sumOfTransfers(later), later.join('\n')).toBeLessThanOrEqual(LATER_BUDGET);
});

test('the playground works offline after a visit', { tag: '@night' }, async ({ page, messages }) => {
  await open(page, OVERVIEW);
  await workerActive(page);
  await page.goto(address('/playground/'));
  await expect(result(page).getByText('Drag me below the other line.')).toBeVisible();
  await expectSaved(page, '/examples/code-frame');
  await cutOff(page, messages);
  await page.reload();
  await expect(result(page).getByText('Drag me below the other line.')).toBeVisible();
});

test.describe('a page that has moved', { tag: '@night' }, () => {
  test.use({ site: 'small' });

  test('is found offline by its former path', async ({ page, messages }) => {
    await open(page, '/docs/guide/rafts');
    await workerActive(page);
    await expectSaved(page, '/docs/guide/rafts');
    await cutOff(page, messages);
    // The offline page leads on, although it cannot show the page itself.
    messages.expect(/console error: Failed to load resource: .* 503/);
    messages.expect(/failed request: .*deferred-article.*ERR_FAILED/);
    messages.expect(/console error: Failed to load resource: .*deferred-article/);
    await page.goto(address('/docs/floats#two-otters'));
    await hydrated(page);
    await expect(page).toHaveURL(/\/docs\/guide\/rafts#two-otters$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');
  });
});
