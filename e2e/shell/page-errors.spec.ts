import type { Page } from '@playwright/test';
import { covers } from '../../test-support/untrusted-inputs/browser.ts';
import { hold } from '../support/hold.ts';
import {
  articleLinkTo,
  dataUrl,
  expectPage,
  openCold,
  sidebarLink,
  watchDocuments,
} from '../support/navigating.ts';
import { BAD_ANSWERS, expectDataWarning, goOffline } from '../support/network-failures.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { expect, test } from '../support/test.ts';

/** A page without demos, which would ask for files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

const FAILURE_TITLE = 'This page could not be loaded';
const NO_ANSWER = 'There was no answer. You might want to check your network connection.';

/** The error stands where the article would be, with the shell around it as it was. */
async function expectError(page: Page, text: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: FAILURE_TITLE })).toBeVisible();
  await expect(main).toContainText(text);
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(sidebarLink(page, NODES)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expectSameDocument(page);
}

/** Comes to the error by clicking a link while there is no connection. */
async function failOffline(page: Page, href = NODES): Promise<void> {
  await openCold(page, START);
  await markDocument(page);
  const link = await articleLinkTo(page, href);
  await page.context().setOffline(true);
  await link.click();
  // Away from what might come to lie below the pointer, and would be prefetched.
  await page.mouse.move(10, 10, { steps: 2 });
  await expectError(page, NO_ANSWER);
}

test.describe('without a connection', () => {
  test.beforeEach(async ({ page, messages }) => {
    expectDataWarning(messages, NODES);
    messages.expect(/console error: PageLoadError: There was no answer/);
    await goOffline(page, messages);
    await page.context().setOffline(false);
  });

  test('the error and “Retry” take the article’s place, inside the shell', async ({ page }) => {
    await failOffline(page);
    await expect(page).toHaveURL((url) => url.pathname === NODES);
    await expect(page).toHaveTitle(`${FAILURE_TITLE} | craft.js`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').first()).toHaveText(`${FAILURE_TITLE} | craft.js`);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('“Retry” shows the page once the connection is back', async ({ page }) => {
    await failOffline(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectPage(page, NODES);
    await expect(page.getByRole('heading', { level: 1, name: 'Nodes' })).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').first()).toHaveText('Nodes | craft.js');
    await expectSameDocument(page);
  });

  test('“Retry” goes to the section that the link named', async ({ page }) => {
    await failOffline(page, `${NODES}#pitfalls`);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectPage(page, NODES);
    await expect(page.locator('#pitfalls')).toBeInViewport();
    await expect(page.locator('#pitfalls')).toBeFocused();
  });

  test('“Retry” without a connection says again that there is none', async ({ page }) => {
    await failOffline(page);
    for (const _ of [1, 2]) {
      await page.getByRole('button', { name: 'Retry' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: FAILURE_TITLE })).toBeFocused();
      await expectError(page, NO_ANSWER);
    }
  });

  test('the error stays, under a progress bar, while “Retry” waits', async ({ page }) => {
    await failOffline(page);
    await page.context().setOffline(false);
    const release = await hold(page, dataUrl(NODES));
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
    await expectError(page, NO_ANSWER);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
    release();
    await expectPage(page, NODES);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('“Retry” ends on the new release where there has been one meanwhile', async ({ page }) => {
    const documents = watchDocuments(page);
    await failOffline(page);
    await page.route(dataUrl(NODES), BAD_ANSWERS['belongs to another release'].answer);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => documents).toEqual([START, NODES]);
    await expectPage(page, NODES);
  });

  test('the reader can go back, forward and elsewhere', async ({ page }) => {
    await failOffline(page);
    covers('deployment', 'offline in the middle of a navigation');
    await page.goBack();
    await expectPage(page, START);
    await page.context().setOffline(false);
    await page.goForward();
    await expectPage(page, NODES);
    await sidebarLink(page, EDITOR).click();
    await expectPage(page, EDITOR);
    await expectSameDocument(page);
  });
});

for (const [what, status, contentType, said] of [
  ['the server fails', 500, 'text/html', 'The server answered 500.'],
  ['the page is gone', 404, 'text/html', 'The server answered 404.'],
] as const) {
  test(`where ${what}, the error says so`, async ({ page, messages }) => {
    expectDataWarning(messages, NODES);
    messages.expect(new RegExp(`console error: Failed to load resource: .* ${status}`));
    messages.expect(/console error: PageLoadError/);
    const documents = watchDocuments(page);
    await page.route(
      (url) => url.pathname === NODES || dataUrl(NODES)(url),
      (route) => route.fulfill({ status, contentType, body: 'No' }),
    );
    await openCold(page, START);
    await markDocument(page);
    await sidebarLink(page, NODES).click();
    await expectError(page, said);
    expect(documents).toEqual([START]);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectPage(page, NODES);
    await expectSameDocument(page);
  });
}
