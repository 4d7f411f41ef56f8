import type { Page } from '@playwright/test';
import { expectPage, openCold, sidebarLink, watchDocuments } from '../support/navigating.ts';
import { FAILURE_MESSAGES, FAILURES } from '../support/network-failures.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { readPage } from '../support/site-pages.ts';
import { address, expect, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';

/** Expects the page to be there with its whole article, and not replaced by anything. */
async function expectArticle(page: Page, path: string): Promise<void> {
  await expectPage(page, path);
  const sections = readPage(path).html.match(/<h2 /g)?.length ?? 0;
  expect(sections).toBeGreaterThan(1);
  await expect(page.locator('[data-article] h2')).toHaveCount(sections);
  await expect(page.locator('[data-article] p').first()).toBeVisible();
}

/** All resources except documents: scripts, data, styles, the search index, pictures. */
function isNoDocument({ pathname }: URL): boolean {
  return pathname.includes('.') || pathname.startsWith('/data/');
}

test('pages can be read and their links work when everything else fails before the app has started', async ({
  page,
  messages,
}) => {
  for (const message of FAILURE_MESSAGES) messages.expect(message);
  const documents = watchDocuments(page);
  const expected: string[] = [];
  for (const [what, answer] of Object.entries(FAILURES)) {
    await test.step(`everything ${what}`, async () => {
      await page.route(isNoDocument, answer);
      await page.goto(address(NODES));
      await expectArticle(page, NODES);
      await page.getByRole('button', { name: 'Search' }).hover();
      await sidebarLink(page, START).click();
      await expectArticle(page, START);
      await page.unrouteAll();
    });
    expected.push(NODES, START);
  }
  expect(documents).toEqual(expected);
});

test('the article stays when everything fails after the app has started, and the reader can move on', {
  tag: '@night',
}, async ({ page, messages }) => {
  messages.expect(FAILURE_MESSAGES[0]);
  messages.expect(FAILURE_MESSAGES[2]);
  messages.expect(/console error: PartError/);
  messages.expect(/console warning: The data of \/docs\/concepts\/nodes could not be loaded/);
  messages.expect(/console error: PageLoadError/);
  const documents = watchDocuments(page);
  await openCold(page, START);
  await markDocument(page);
  // If the host answered every page with its own, the reader would see that page.
  for (const what of ['is not there', 'cannot be reached'] as const) {
    await test.step(`everything ${what}`, async () => {
      await page.route('**/*', FAILURES[what]);
      // Controls that need missing files do no harm.
      await page.getByRole('button', { name: 'Examples' }).click();
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: 'Search documentation' }).fill('node');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Switch to/ }).click();
      await expectArticle(page, START);

      // By keyboard: the pointer would end up on another link, whose page would be prefetched.
      await sidebarLink(page, NODES).press('Enter');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await page.goBack();
      await expectArticle(page, START);
      await page.unrouteAll();
    });
  }
  await expectSameDocument(page);
  expect(documents).toEqual([START]);
  await sidebarLink(page, NODES).click();
  await expectArticle(page, NODES);
  await page.getByRole('button', { name: 'Examples' }).click();
  await expect(page.getByRole('menuitem', { name: 'Landing' })).toBeVisible();
  await expectSameDocument(page);
});
