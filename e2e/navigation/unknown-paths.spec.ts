import type { Page } from '@playwright/test';
import { articleLinkTo, expectPage, openCold, watchData, watchDocuments } from '../support/navigating.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { address, expect, test } from '../support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

/** Followed on the client; `not-found.spec.ts` tests the server's responses. */
const UNKNOWN_PATHS = ['/docs/nope', '/nope', '/docs/overview/nope', '/Docs/overview', '/docs/nope?a=b#c'];

async function expectNotFound(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(main.getByRole('searchbox', { name: 'Search documentation' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'home' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

test('a link to an unknown path shows the not-found page inside the shell', async ({ page }) => {
  const documents = watchDocuments(page);
  const data = watchData(page);
  await openCold(page, START);
  await markDocument(page);

  for (const path of UNKNOWN_PATHS) {
    await test.step(path, async () => {
      await page.evaluate(() => window.scrollTo(0, 900));
      await (await articleLinkTo(page, path)).click();
      await expectNotFound(page);
      await expect(page).toHaveURL(address(path).slice(1));
      await expect(page).toHaveTitle('Page not found | craft.js');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.locator('[aria-live="polite"]')).toHaveText('Page not found | craft.js');
      await expectSameDocument(page);
      expect(data).toEqual([]);

      // Away from the link that reappears below it, whose page would be prefetched.
      await page.mouse.move(10, 10);
      await page.goBack();
      await expectPage(page, START);
      await page.goForward();
      await expectNotFound(page);
      await expectSameDocument(page);
      await page.goBack();
      await expectPage(page, START);
    });
  }

  await test.step('the not-found page leads on: home, and to a search', async () => {
    await (await articleLinkTo(page, '/docs/nope')).click();
    await expectNotFound(page);
    await page.getByRole('main').getByRole('link', { name: 'home' }).click();
    await expectPage(page, '/');
    expect(documents).toEqual([START]);
    await page.goBack();
    await expectNotFound(page);
    await page.getByRole('main').getByRole('searchbox').fill('node');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=node$/);
  });
});
