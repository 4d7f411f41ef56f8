import { blockStorage } from '../support/browser-storage.ts';
import { NOT_FOUND_MESSAGE } from '../support/messages.ts';
import { dataUrl, expectPage, openCold, sidebarLink, wake, watchDocuments } from '../support/navigating.ts';
import { BAD_ANSWERS, expectDataWarning } from '../support/network-failures.ts';
import { address, expect, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

test('a page that could not start in a new document is not loaded again', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  expectDataWarning(messages, NODES);
  messages.expect(NOT_FOUND_MESSAGE);
  messages.expect(/console error: PageLoadError: The server answered 404\./);
  await page.route(dataUrl(NODES), BAD_ANSWERS['is not there any more'].answer);
  const documents = watchDocuments(page);
  await openCold(page, START);
  await sidebarLink(page, NODES).click();
  await expect.poll(() => documents).toEqual([START, NODES]);
  await expectPage(page, NODES);

  await wake(page);
  await sidebarLink(page, START).click();
  await expectPage(page, START);
  // What the first document has in its cache is gone with a second one.
  await page.reload();
  await wake(page);
  await sidebarLink(page, NODES).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeFocused();
  expect(documents).toEqual([START, NODES, START]);
});

test.describe('if storage is blocked', { tag: '@night' }, () => {
  test.beforeEach(({ page }) => blockStorage(page));

  test('a link leads to the document of each page that cannot be loaded', async ({ page, messages }) => {
    messages.expect(NOT_FOUND_MESSAGE);
    for (const path of [NODES, EDITOR]) {
      expectDataWarning(messages, path);
      await page.route(dataUrl(path), BAD_ANSWERS['is not there any more'].answer);
    }
    const documents = watchDocuments(page);
    await openCold(page, START);
    for (const path of [NODES, EDITOR]) {
      await sidebarLink(page, path).click();
      await expect.poll(() => documents.at(-1)).toBe(path);
      await expectPage(page, path);
      await wake(page);
    }
    expect(documents).toEqual([START, NODES, EDITOR]);
  });

  test('a host that answers everything with its first page causes no endless reloading', async ({
    page,
    messages,
  }) => {
    expectDataWarning(messages, NODES);
    messages.expect(/console warning: The interactive part of this page could not be loaded/);
    await page.route(dataUrl(NODES), BAD_ANSWERS['is a page of the host'].answer);
    await page.route(
      ({ pathname }) => pathname === NODES,
      async (route) =>
        route.fulfill({ response: await route.fetch({ url: new URL('/', route.request().url()).href }) }),
    );
    const documents = watchDocuments(page);
    const gaveUp = page.waitForEvent('console', (message) => message.text().includes('could not be loaded.'));
    await page.goto(address(NODES));
    await gaveUp;
    await expect(page.getByRole('main')).toBeVisible();
    expect(documents).toEqual([NODES]);
  });
});
