import type { Page } from '@playwright/test';
import { articleLinkTo, scrollTo, scrollY } from './support/navigating.ts';
import { opensNewTab } from './support/new-tab.ts';
import { expectSameDocument, markDocument } from './support/same-document.ts';
import { readPage } from './support/site-pages.ts';
import { address, expect, hydrated, open, test } from './support/test.ts';

/** Expects the page to have changed without a new document. */
async function expectArrival(page: Page, path: string): Promise<void> {
  const { title } = readPage(path);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | craft.js`);
  const current = page.getByRole('navigation', { name: 'Docs' }).locator('[aria-current="page"]');
  await expect(current).toHaveText(title);
  await expect(current).toBeInViewport();
  await expectSameDocument(page);
}

test('links change the page without a new document, and back from another one returns to the scroll position', async ({
  page,
  context,
}) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs' });
  const textLink = page.locator('[data-article] a[href="/docs/api/useEditor"]:visible').first();
  const toOverview = async () => {
    await sidebar.getByRole('link', { name: 'Overview', exact: true }).click();
    await expectArrival(page, '/docs/overview');
  };
  await open(page, '/docs/overview');
  await markDocument(page);

  await test.step('a click that asks for a new tab is left to the browser', async () => {
    await opensNewTab(context, '/docs/api/useEditor', () => textLink.click({ modifiers: ['ControlOrMeta'] }));
    await expect(page).toHaveURL(/\/docs\/overview$/);
  });

  await test.step('a sidebar link changes the page without a new document', async () => {
    await sidebar.getByRole('link', { name: readPage('/docs/api/useEditor').title, exact: true }).click();
    await expectArrival(page, '/docs/api/useEditor');
    await toOverview();
  });

  await test.step('the pager leads from the overview to the tutorial, to the concepts and back', async () => {
    const pager = page.getByRole('navigation', { name: 'Previous and next pages' });
    await expect(pager.getByRole('link')).toHaveText(['Next Basic Tutorial']);
    for (const path of ['/docs/guides/basic-tutorial', '/docs/concepts/nodes']) {
      await pager.getByRole('link', { name: 'Next' }).click();
      await expectArrival(page, path);
    }
    await pager.getByRole('link', { name: 'Previous' }).click();
    await expectArrival(page, '/docs/guides/basic-tutorial');
    await pager.getByRole('link', { name: 'Previous' }).click();
    await expectArrival(page, '/docs/overview');
  });

  await test.step('a link in the text changes the page without a new document', async () => {
    await textLink.click();
    await expectArrival(page, '/docs/api/useEditor');
    await toOverview();
  });

  await test.step('a link in the text to a section arrives at that section', async () => {
    // Added by the test, because writers decide which page links to which section.
    await (await articleLinkTo(page, '/docs/concepts/nodes#pitfalls')).click();
    await expectArrival(page, '/docs/concepts/nodes');
    await expect(page).toHaveURL(/#pitfalls$/);
    await expect(page.locator('#pitfalls')).toBeInViewport();
    await expect(page.locator('#pitfalls')).toBeFocused();
  });

  await test.step('the breadcrumbs lead home without a new document', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page).toHaveTitle(`${readPage('/').title} | craft.js`);
    await expect(sidebar).toHaveCount(0);
    await expectSameDocument(page);
  });

  await test.step('back from another document returns to the scroll position', async () => {
    await open(page, '/docs/api/useEditor');

    await test.step('a page restored from the back/forward cache at its top returns to the scroll position', async () => {
      // As WebKit does. Chromium has no back/forward cache while tests drive it.
      await page.evaluate(() => {
        window.scrollTo(0, 5000);
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        window.scrollTo(0, 0);
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await expect.poll(() => scrollY(page)).toBe(5000);
    });

    await test.step('a page that is loaded again returns to the scroll position', async () => {
      await scrollTo(page, 4000);
      await page.goto(address('/examples/basic/'));
      await page.goBack();
      await hydrated(page);
      await expect.poll(() => scrollY(page)).toBe(4000);
    });
  });
});
