import { expectPage, openCold, sidebarLink, wake, watchDocuments } from '../support/navigating.ts';
import { expectDataWarning, FAILURE_MESSAGES } from '../support/network-failures.ts';
import { deployNextRelease } from '../support/next-release.ts';
import { openSearch } from '../support/search-dialog.ts';
import { expect, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';

test('a link leads to the new release on a host that answers everything with its first page', {
  tag: '@night',
}, async ({ page, messages }) => {
  expectDataWarning(messages, NODES);
  const documents = watchDocuments(page);
  await openCold(page, START);
  await deployNextRelease(page, 'next', 'index.html');
  await sidebarLink(page, NODES).click();
  await expect(page.locator('html')).toHaveAttribute('data-release', 'next');
  await expectPage(page, NODES);
  expect(documents).toEqual([START, NODES]);
});

test('if the search was deleted with its release, Enter leads to the search page of the new one', {
  tag: '@night',
}, async ({ page, messages }) => {
  expectDataWarning(messages, '/search');
  messages.expect(FAILURE_MESSAGES[0]);
  const documents = watchDocuments(page);
  // The dialog loads, and the index does not, however early it is requested.
  await page.route(/\/assets\/search-\w+\.json$/, (route) => route.fulfill({ status: 404, body: 'Gone' }));
  await openCold(page, START);
  const { field, status } = await openSearch(page);
  await field.fill('useNode');
  await expect(status).toHaveText(/^Unable to fetch results\./);
  await deployNextRelease(page, 'next');
  await field.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-release', 'next');
  await expect(page).toHaveURL(/\/search\?q=useNode$/);
  await wake(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results?$/);
  expect(documents).toEqual([START, '/search']);
});

test('a page restored from the back-forward cache has the colour mode chosen in the meantime', {
  tag: '@night',
}, async ({ page }) => {
  await openCold(page, START);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
