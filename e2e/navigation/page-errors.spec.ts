import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import {
  articleLinkTo,
  dataUrl,
  expectPage,
  openCold,
  sidebarLink,
  watchDocuments,
} from '../support/navigating.ts';
import { expectDataWarning, goOffline } from '../support/network-failures.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { expect, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';

const FAILURE_TITLE = 'This page could not be loaded';
const NO_ANSWER = 'There was no answer. You might want to check your network connection.';

/** Expects the error in place of the article, in the unchanged shell. */
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

/** Brings about the error by clicking a link while there is no connection. */
async function failOffline(page: Page, href = NODES): Promise<void> {
  await openCold(page, START);
  await markDocument(page);
  const link = await articleLinkTo(page, href);
  await page.context().setOffline(true);
  await link.click();
  // Away from any link that might come to be below the pointer, and would be prefetched.
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

  test('an error replaces the article, until “Retry” shows the page', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const retry = page.getByRole('button', { name: 'Retry' });

    await test.step('the error and “Retry” replace the article, inside the shell', async () => {
      await failOffline(page);
      await expect(page).toHaveURL((url) => url.pathname === NODES);
      await expect(page).toHaveTitle(`${FAILURE_TITLE} | craft.js`);
      await expect(heading).toBeFocused();
      await expect(page.locator('[aria-live="polite"]').first()).toHaveText(`${FAILURE_TITLE} | craft.js`);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });

    await test.step('“Retry” without a connection shows the error again', async () => {
      for (const _ of [1, 2]) {
        await retry.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: FAILURE_TITLE })).toBeFocused();
        await expectError(page, NO_ANSWER);
      }
    });

    const release = await hold(page, dataUrl(NODES));

    await test.step('the error stays, under a progress bar, while “Retry” waits', async () => {
      await page.context().setOffline(false);
      await retry.press('Enter');
      await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
      await expectError(page, NO_ANSWER);
      await expect(retry).toBeFocused();
    });

    await test.step('“Retry” shows the page once the connection is back', async () => {
      release();
      await expectPage(page, NODES);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Nodes' })).toBeFocused();
      await expect(page.locator('[aria-live="polite"]').first()).toHaveText('Nodes | craft.js');
      await expectSameDocument(page);
    });
  });
});

test('if the server fails, and if the page is gone, the error says so', async ({ page, messages }) => {
  expectDataWarning(messages, NODES);
  messages.expect(/console error: PageLoadError/);
  const documents = watchDocuments(page);
  for (const [what, status, said] of [
    ['the server fails', 500, 'The server answered 500.'],
    ['the page is gone', 404, 'The server answered 404.'],
  ] as const) {
    await test.step(`if ${what}, the error says so`, async () => {
      messages.expect(new RegExp(`console error: Failed to load resource: .* ${status}`));
      await page.route(
        (url) => url.pathname === NODES || dataUrl(NODES)(url),
        (route) => route.fulfill({ status, contentType: 'text/html', body: 'No' }),
      );
      await openCold(page, START);
      await markDocument(page);
      await sidebarLink(page, NODES).click();
      await expectError(page, said);

      await page.unrouteAll();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expectPage(page, NODES);
      await expectSameDocument(page);
    });
  }
  expect(documents).toEqual([START, START]);
});
