import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { isAppScript } from '../support/late-app.ts';
import { nextWarning } from '../support/messages.ts';
import { expectPage, sidebarLink, watchDocuments } from '../support/navigating.ts';
import { readPage } from '../support/site-pages.ts';
import { address, expect, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';

/** Expects the prerendered article to be complete and to stay. */
async function expectArticle(page: Page): Promise<void> {
  const sections = [...readPage(NODES).html.matchAll(/<h2 id=([^\s>]+)/g)].map(([, id]) => id);
  expect(sections.length).toBeGreaterThan(3);
  await expectPage(page, NODES);
  await expect(page.locator('[data-article] h2')).toHaveCount(sections.length);
  await expect(sidebarLink(page, NODES)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Expects the message of a crash above the text of the page. */
async function expectCrash(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await expect(main.locator('article h2')).toHaveCount(readPage(NODES).html.match(/<h2 /g)?.length ?? 0);
}

/** Opens the page in a document that has been changed in transit. */
async function openChanged(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === NODES,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
  await page.goto(address(NODES));
}

test('a page that crashes at the start can still be read, and be tried again', async ({ page, messages }) => {
  messages.expect(/console error: Error: Minified React error #31/);
  await openChanged(page, (html) => html.replace(/"category":"[^"]*"/, '"category":{}'));
  await expectCrash(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await test.step('“Try again” fetches the page and shows it, which is announced', async () => {
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
    await expectArticle(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').first()).toHaveText('Nodes | craft.js');
  });
});

test('a page with unreadable data keeps its article', { tag: '@night' }, async ({ page, messages }) => {
  messages.expect(/console warning: The interactive part of this page could not be loaded\. SyntaxError/);
  const warned = nextWarning(page);
  await openChanged(page, (html) => html.replace(/(<script[^>]*id="page-data"[^>]*>)\{/, '$1{{'));
  await warned;
  await expectArticle(page);
});

test('a page whose scripts are gone keeps its article, and its links work', async ({ page, messages }) => {
  messages.expect(/404/);
  messages.expect(/console warning: The interactive part of this page could not be loaded/);
  await page.route(isAppScript, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  const documents = watchDocuments(page);
  const warned = nextWarning(page);
  await page.goto(address(NODES));
  await warned;
  await expectArticle(page);
  await sidebarLink(page, '/docs/overview').click();
  await expectPage(page, '/docs/overview');
  expect(documents).toEqual([NODES, '/docs/overview']);
});
