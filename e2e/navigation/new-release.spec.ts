import type { Locator, Page } from '@playwright/test';
import { blockStorage } from '../support/browser-storage.ts';
import { isAppScript, neverIdle, waitsForIdle } from '../support/late-app.ts';
import { NOT_FOUND_MESSAGE, nextWarning } from '../support/messages.ts';
import {
  articleLinkTo,
  expectPage,
  openCold,
  sidebarLink,
  wake,
  watchDocuments,
} from '../support/navigating.ts';
import { expectDataWarning } from '../support/network-failures.ts';
import { deployNextRelease } from '../support/next-release.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { searchDialog } from '../support/search-dialog.ts';
import { address, expect, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

async function expectRelease(page: Page, release: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-release', release);
}

for (const storage of ['works', 'is blocked'] as const) {
  const tag = storage === 'works' ? [] : '@night';
  test(`a click after a deployment ends on the page of the new release, if storage ${storage}`, {
    tag,
  }, async ({ page, messages }) => {
    expectDataWarning(messages, NODES);
    if (storage === 'is blocked') await blockStorage(page);
    const documents = watchDocuments(page);
    await openCold(page, START);
    await deployNextRelease(page, 'next');
    await sidebarLink(page, NODES).click();
    await expect.poll(() => documents).toEqual([START, NODES]);
    await expectPage(page, NODES);
    await expectRelease(page, 'next');

    // From here on the visit stays within the new release, without further documents.
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (isAppScript(request.url())) scripts.push(new URL(request.url()).pathname);
    });
    await wake(page);
    await markDocument(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((path) => !path.includes('.next.'))).toEqual([]);
    await sidebarLink(page, EDITOR).click();
    await expectPage(page, EDITOR);
    await expectSameDocument(page);
    await page.goBack();
    await expectPage(page, NODES);
    await page.goBack();
    await expectPage(page, START);
    await expectRelease(page, 'next');
    // The entry of the history belongs to the document of the former release, which no longer exists.
    expect(documents).toEqual([START, NODES, START]);
  });
}

test('readers get the newest release of a page after each of several deployments', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  for (const path of [START, NODES, EDITOR]) expectDataWarning(messages, path);
  await openCold(page, START);

  await test.step('going back after a deployment ends on the page of the new release', async () => {
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await page.reload();
    await wake(page);
    await deployNextRelease(page, 'second');
    await page.goBack();
    await expectRelease(page, 'second');
    await expectPage(page, START);
    await wake(page);
  });

  await test.step('a link to a section ends at that section of the new release', async () => {
    await deployNextRelease(page, 'third');
    await (await articleLinkTo(page, `${NODES}#pitfalls`)).click();
    await expectRelease(page, 'third');
    await expectPage(page, NODES);
    await expect(page.locator('#pitfalls')).toBeInViewport();
    await wake(page);
  });

  for (const [release, path] of [
    ['fourth', EDITOR],
    ['fifth', NODES],
  ] as const) {
    await test.step(`a click ends on the page of the ${release} release`, async () => {
      await deployNextRelease(page, release);
      await sidebarLink(page, path).click();
      await expectRelease(page, release);
      await expectPage(page, path);
      await wake(page);
    });
  }
});

test('a page whose app was deleted before it started leads to the new release', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  messages.expect(NOT_FOUND_MESSAGE);
  messages.expect(/console warning: The interactive part of this page could not be loaded/);
  await neverIdle(page);

  await test.step('it stays readable, and its links lead to the new release', async () => {
    await page.goto(address(START));
    await waitsForIdle(page);
    await deployNextRelease(page, 'next');
    const warned = nextWarning(page);
    await page.keyboard.press('Shift');
    await warned;
    await expectPage(page, START);
    await sidebarLink(page, NODES).click();
    await expectRelease(page, 'next');
    await expectPage(page, NODES);
    await wake(page);
  });

  await test.step('a pressed menu loads the page in the new release', async () => {
    await page.goto(address(START));
    await waitsForIdle(page);
    await deployNextRelease(page, 'third');
    await page.getByRole('button', { name: 'Examples' }).click();
    await expectRelease(page, 'third');
    await wake(page);
    await page.getByRole('button', { name: 'Examples' }).click();
    await expect(page.getByRole('menuitem', { name: 'Landing' })).toBeVisible();
  });
});

/** What the reader does to use a control whose code is loaded on demand, and what it opens. */
const CONTROLS: Readonly<
  Record<string, readonly [use: (page: Page) => Promise<void>, opened: (page: Page) => Locator]>
> = {
  'a menu': [
    (page) => page.getByRole('button', { name: 'Examples' }).click(),
    (page) => page.getByRole('menuitem', { name: 'Landing' }),
  ],
  'the search': [(page) => page.keyboard.press('Control+k'), (page) => searchDialog(page).dialog],
};

test('a control whose code a deployment has deleted works after the page has been loaded once', async ({
  page,
  messages,
}) => {
  messages.expect(NOT_FOUND_MESSAGE);
  messages.expect(/PartError/);
  const documents = watchDocuments(page);
  await openCold(page, START);
  for (const [index, [name, [use, opened]]] of Object.entries(CONTROLS).entries()) {
    await test.step(name, async () => {
      await deployNextRelease(page, `next-${index}`);
      await use(page);
      await expectRelease(page, `next-${index}`);
      await wake(page);
      await use(page);
      await expect(opened(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
      expect(documents).toEqual(Array.from({ length: index + 2 }, () => START));
    });
  }
});

test('a page is not loaded again for a control that a new document did not repair', {
  tag: '@night',
}, async ({ page, messages }) => {
  messages.expect(NOT_FOUND_MESSAGE);
  messages.expect(/PartError/);
  const documents = watchDocuments(page);
  await openCold(page, START);
  await page.route(/\/assets\/PopupMenu-/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('button', { name: 'Examples' }).click();
  await expect.poll(() => documents).toEqual([START, START]);
  await wake(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  const failed = page.waitForEvent('console', (message) => message.text().includes('PartError'));
  await page.getByRole('button', { name: 'Examples' }).click();
  await failed;
  await sidebarLink(page, NODES).click();
  await expectPage(page, NODES);
  expect(documents).toEqual([START, START]);
});
