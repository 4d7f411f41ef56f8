import { blockStorage } from '../support/browser-storage.ts';
import { dataUrl, watchDocuments } from '../support/navigating.ts';
import { BAD_ANSWERS, expectDataWarning } from '../support/network-failures.ts';
import { address, expect, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';

test('a host that answers everything with its first page causes no endless reloading', {
  tag: '@night',
}, async ({ page, messages }) => {
  await blockStorage(page);
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
