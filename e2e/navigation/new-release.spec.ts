import type { Locator, Page } from '@playwright/test';
import { isAppScript } from '../support/late-app.ts';
import { NOT_FOUND_MESSAGE } from '../support/messages.ts';
import { expectPage, openCold, sidebarLink, wake, watchDocuments } from '../support/navigating.ts';
import { expectDataWarning } from '../support/network-failures.ts';
import { deployNextRelease } from '../support/next-release.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { searchDialog } from '../support/search-dialog.ts';
import { isEveryPage } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

async function expectRelease(page: Page, release: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-release', release);
}

test('a click after a deployment ends on the page of the new release', async ({ page, messages }) => {
  expectDataWarning(messages, NODES);
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

/** What the reader does to use a control whose code is loaded on demand, and what it opens. */
const CONTROLS: Readonly<
  Record<string, readonly [use: (page: Page) => Promise<void>, opened: (page: Page) => Locator]>
> = {
  'the search': [(page) => page.keyboard.press('Control+k'), (page) => searchDialog(page).dialog],
  'a menu': [
    (page) => page.getByRole('button', { name: 'Examples' }).click(),
    (page) => page.getByRole('menuitem', { name: 'Landing' }),
  ],
};

/** By day one of them: both are fetched in the same way. */
const USED = Object.entries(CONTROLS).slice(0, isEveryPage ? undefined : 1);

test('a control whose code a deployment has deleted works after the page has been loaded once', async ({
  page,
  messages,
}) => {
  messages.expect(NOT_FOUND_MESSAGE);
  messages.expect(/PartError/);
  const documents = watchDocuments(page);
  await openCold(page, START);
  for (const [index, [name, [use, opened]]] of USED.entries()) {
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
