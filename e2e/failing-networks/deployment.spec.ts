import { blockStorage } from '../support/browser-storage.ts';
import { neverIdle, waitsForIdle } from '../support/late-app.ts';
import { nextWarning } from '../support/messages.ts';
import { expectPage, openCold, sidebarLink, wake, watchDocuments } from '../support/navigating.ts';
import { expectDataWarning, FAILURE_MESSAGES } from '../support/network-failures.ts';
import { deployNextRelease } from '../support/next-release.ts';
import { openSearch, searchDialog } from '../support/search-dialog.ts';
import { address, expect, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

// The host's answer determines what fails, and storage what the page does then. The two are independent. By day, each
// step on a host that says “not found” is a test of `navigation/new-release.spec.ts`.
for (const [missing, storage] of [
  ['not found', 'works'],
  ['not found', 'is blocked'],
  ['index.html', 'works'],
] as const) {
  const tag = missing === 'index.html' ? [] : '@night';
  test(`a deployment during a visit, on a host whose answer to missing files is “${missing}”, if storage ${storage}`, {
    tag,
  }, async ({ page, messages }) => {
    test.slow();
    expectDataWarning(messages, NODES);
    if (missing === 'not found') messages.expect(FAILURE_MESSAGES[0]);
    else messages.allow(FAILURE_MESSAGES[1]);
    messages.expect(/console warning: The interactive part of this page could not be loaded/);
    messages.expect(/console warning: A part of the site could not be loaded/);
    if (storage === 'is blocked') await blockStorage(page);
    const release = page.locator('html');
    const documents = watchDocuments(page);

    // Before the app has started: the page is readable as it is, and its links lead to the new release.
    await neverIdle(page);
    await page.goto(address(START));
    await waitsForIdle(page);
    await deployNextRelease(page, 'second', missing);
    const warned = nextWarning(page);
    await page.keyboard.press('Shift');
    await warned;
    await expectPage(page, START);
    await sidebarLink(page, EDITOR).click();
    await expect(release).toHaveAttribute('data-release', 'second');
    await expectPage(page, EDITOR);
    expect(documents).toEqual([START, EDITOR]);

    // After it has started: the next link loads the new release, once.
    await wake(page);
    await deployNextRelease(page, 'third', missing);
    await sidebarLink(page, NODES).click();
    await expect(release).toHaveAttribute('data-release', 'third');
    await expectPage(page, NODES);
    expect(documents).toEqual([START, EDITOR, NODES]);

    // So does a menu, which then opens; if storage is blocked, at the second press.
    await wake(page);
    await deployNextRelease(page, 'fourth', missing);
    const examples = page.getByRole('button', { name: 'Examples' });
    await examples.click();
    await expect(release).toHaveAttribute('data-release', 'fourth');
    await wake(page);
    if (storage === 'is blocked') await examples.click();
    await expect(page.getByRole('menuitem', { name: 'Landing' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(page, NODES);
    expect(documents).toEqual([START, EDITOR, NODES, NODES]);

    // A search whose dialog and index are gone opens with those of the new release.
    await deployNextRelease(page, 'fifth', missing);
    await page.keyboard.press('Control+k');
    await expect(release).toHaveAttribute('data-release', 'fifth');
    await wake(page);
    if (storage === 'is blocked') await page.keyboard.press('Control+k');
    const { field, status } = searchDialog(page);
    await expect(field).toBeFocused();
    await field.fill('useNode');
    await expect(status).toHaveText(/^\d+ results?$/);
    expect(documents).toEqual([START, EDITOR, NODES, NODES, NODES]);
  });
}

test('if the search was deleted with its release, Enter leads to the search page of the new one', async ({
  page,
  messages,
}) => {
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

test('a page restored from the back-forward cache has the colour mode chosen in the meantime', async ({
  page,
}) => {
  await openCold(page, START);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
