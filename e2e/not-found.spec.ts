import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { NOT_FOUND_MESSAGE } from './support/messages.ts';
import { articleLinkTo, expectPage, openCold, watchData, watchDocuments } from './support/navigating.ts';
import { expectSameDocument, markDocument } from './support/same-document.ts';
import { address, expect, hydrated, test } from './support/test.ts';

// Includes a folder of pages that is not a page itself. Paths are case-sensitive.
const UNKNOWN_PATHS = ['/docs/concepts', '/Docs/overview'];

/** Its search shows that the form leads to the same address from everywhere. */
const DEEP_PATH = '/docs/overview/nope';

test('the not-found page keeps its answer and its search when the app starts', async ({ page, messages }) => {
  messages.expect(NOT_FOUND_MESSAGE);
  for (const path of [...UNKNOWN_PATHS, DEEP_PATH]) {
    await test.step(path, async () => {
      const response = await page.goto(address(path));
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expectWaysOn(page);
    });
  }
  await test.step('its field leads to a search', () => expectSearch(page));
});

async function expectWaysOn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found | craft.js');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);

  await expect(main.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/');
  const pages = main.getByRole('navigation', { name: 'Main pages' }).getByRole('link');
  await expect(pages).toHaveText(['Overview', 'Core Concepts', 'Tutorial', 'API Reference']);
  await expect(main.getByRole('searchbox', { name: 'Search documentation' })).toBeVisible();
  await expect(main.locator('form:has([type="search"])')).toHaveAttribute('action', '/search/');
}

async function expectSearch(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search documentation' }).fill('node');
  await main.getByRole('button', { name: 'Search' }).click();
  // The app removes the last slash as soon as it starts.
  await expect(page).toHaveURL(/\/search\/?\?q=node$/);
  await expect(page.getByRole('searchbox', { name: 'Search documentation' })).toBeVisible();
}

/** Unknown paths, each with the page that is offered first, and its title. */
const MISTAKES = [
  ['/docs/overveiw', '/docs/overview', 'Overview'],
  ['/Docs/api/usenode.html', '/docs/api/useNode', 'useNode()'],
] as const;

test('pages with similar addresses are offered', async ({ page, messages }) => {
  messages.expect(NOT_FOUND_MESSAGE);
  const similar = page.getByRole('navigation', { name: 'Pages with a similar address' });

  await test.step('a path that resembles no page offers none', async () => {
    await page.goto(address('/blog/2020/hello'));
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await expect(similar).toHaveCount(0);
  });

  for (const [path, nearest, title] of MISTAKES) {
    await test.step(`${path} offers ${nearest}, which has a similar address`, async () => {
      await page.goto(address(path));
      await hydrated(page);
      await expect(similar.getByRole('link').first()).toHaveAttribute('href', nearest);
      // The same list everywhere, of other pages.
      if (path === MISTAKES[0][0]) await expectAccessible(page);
      await similar.getByRole('link', { name: title, exact: true }).first().click();
      await expectPage(page, nearest);
    });
  }
});

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

/** Followed on the client. */
const LINKS = ['/docs/nope?a=b#c', '/docs/%E0%A4%A'];

test('a link to an unknown path shows the not-found page inside the shell', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Page not found' });
  const documents = watchDocuments(page);
  const data = watchData(page);
  await openCold(page, START);
  await markDocument(page);

  for (const path of LINKS) {
    await test.step(path, async () => {
      await page.evaluate(() => window.scrollTo(0, 900));
      await (await articleLinkTo(page, path)).click();
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(address(path).slice(1));
      await expect(page).toHaveTitle('Page not found | craft.js');
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(page.locator('[aria-live="polite"]')).toHaveText('Page not found | craft.js');
      await expectSameDocument(page);
      expect(data).toEqual([]);

      // Away from the link that reappears below it, whose page would be prefetched.
      await page.mouse.move(10, 10);
      await page.goBack();
      await expectPage(page, START);
      await page.goForward();
      await expect(heading).toBeVisible();
      await expectSameDocument(page);
      await page.goBack();
      await expectPage(page, START);
    });
  }

  expect(documents).toEqual([START]);
});
