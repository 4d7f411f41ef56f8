import type { Page } from '@playwright/test';
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
import { address, expect, test } from '../support/test.ts';

/** A page without demos, which would ask for files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

async function expectRelease(page: Page, release: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-release', release);
}

for (const storage of ['works', 'is blocked'] as const) {
  test(`a click after a deployment ends on the page of the new release, where storage ${storage}`, async ({
    page,
    messages,
  }) => {
    expectDataWarning(messages, NODES);
    if (storage === 'is blocked') await blockStorage(page);
    const documents = watchDocuments(page);
    await openCold(page, START);
    await deployNextRelease(page, 'next');
    await sidebarLink(page, NODES).click();
    await expect.poll(() => documents).toEqual([START, NODES]);
    await expectPage(page, NODES);
    await expectRelease(page, 'next');

    // From here on the visit goes on within the new release, without further documents.
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
    // The entry of the history belongs to the document of the former release, which is no more.
    expect(documents).toEqual([START, NODES, START]);
  });
}

test('a link to a section ends at that section of the new release', async ({ page, messages }) => {
  expectDataWarning(messages, NODES);
  await openCold(page, START);
  await deployNextRelease(page, 'next');
  await (await articleLinkTo(page, `${NODES}#pitfalls`)).click();
  await expectRelease(page, 'next');
  await expectPage(page, NODES);
  await expect(page.locator('#pitfalls')).toBeInViewport();
});

test('one deployment after another does no harm', async ({ page, messages }) => {
  for (const path of [NODES, EDITOR]) expectDataWarning(messages, path);
  await openCold(page, START);
  for (const [release, path] of [
    ['second', NODES],
    ['third', EDITOR],
    ['fourth', NODES],
  ] as const) {
    await deployNextRelease(page, release);
    await sidebarLink(page, path).click();
    await expectRelease(page, release);
    await expectPage(page, path);
    await wake(page);
  }
});

test('going back after a deployment ends on the page of the new release', async ({ page, messages }) => {
  expectDataWarning(messages, START);
  await openCold(page, START);
  await sidebarLink(page, NODES).click();
  await expectPage(page, NODES);
  await page.reload();
  await wake(page);
  await deployNextRelease(page, 'next');
  await page.goBack();
  await expectRelease(page, 'next');
  await expectPage(page, START);
});

test('a page whose app is gone before it started stays readable, and its links lead to the new release', async ({
  page,
  messages,
}) => {
  messages.expect(NOT_FOUND_MESSAGE);
  messages.expect(/console warning: The interactive part of this page could not be loaded/);
  await neverIdle(page);
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
