import type { Page } from '@playwright/test';
import { blockStorage } from '../support/browser-storage.ts';
import { hold } from '../support/hold.ts';
import { articleLinkTo, dataUrl, expectPage, sidebarLink } from '../support/navigating.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { readPage } from '../support/site-pages.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrollY(page)).toBe(y);
}

test.describe('where a page opens', () => {
  test('a link to a page opens it at its top, wherever the reader was', async ({ page }) => {
    await open(page, '/docs/overview');
    await scrollTo(page, 1500);
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('a link to a section that does not exist opens the page at its top', async ({ page }) => {
    await open(page, '/docs/overview');
    await scrollTo(page, 1500);
    await (await articleLinkTo(page, `${NODES}#no-such-section`)).evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
    await expectPage(page, NODES);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('back and forward', () => {
  test('return to the places that were left', async ({ page }) => {
    await open(page, '/docs/overview');
    await markDocument(page);
    await scrollTo(page, 700);
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await scrollTo(page, 1200);
    await page.goBack();
    await expectPage(page, '/docs/overview');
    await expect.poll(() => scrollY(page)).toBe(700);
    await page.goForward();
    await expectPage(page, NODES);
    await expect.poll(() => scrollY(page)).toBe(1200);
    await expectSameDocument(page);
  });

  test('return to the place also when the page was reloaded in between', async ({ page }) => {
    await open(page, '/docs/overview');
    await scrollTo(page, 700);
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectPage(page, '/docs/overview');
    await expect.poll(() => scrollY(page)).toBe(700);
  });

  test('return to the place before a jump to a section', async ({ page }) => {
    await open(page, NODES);
    await scrollTo(page, 200);
    await page.getByRole('navigation', { name: 'On this page' }).locator('a[href="#pitfalls"]').click();
    await expect(page).toHaveURL(/#pitfalls$/);
    await expect(page.locator('#pitfalls')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.hash === '');
    await expect.poll(() => scrollY(page)).toBe(200);
  });

  test('work in a browser that blocks storage', async ({ page }) => {
    await blockStorage(page);
    await open(page, '/docs/overview');
    await scrollTo(page, 700);
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expectPage(page, '/docs/overview');
    await expect.poll(() => scrollY(page)).toBe(700);
  });
});

test('a reload keeps the place', async ({ page }) => {
  await open(page, NODES);
  await scrollTo(page, 1500);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test.describe('a second click on the same link to a section goes there again', () => {
  const links: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'in the table of contents': (page) =>
      page.getByRole('navigation', { name: 'On this page' }).locator('a[href="#pitfalls"]').click(),
    'in the article': async (page) => (await articleLinkTo(page, `${NODES}#pitfalls`)).click(),
    'of the heading itself': (page) =>
      page.getByRole('link', { name: 'Link to section: Pitfalls' }).click({ force: true }),
  };

  for (const [place, click] of Object.entries(links)) {
    test(place, async ({ page }) => {
      await open(page, NODES);
      const target = page.locator('#pitfalls');
      await click(page);
      await expect(page).toHaveURL(/#pitfalls$/);
      await expect(target).toBeFocused();
      const place = await scrollY(page);
      expect(place).toBeGreaterThan(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => scrollY(page)).toBe(0);

      await click(page);
      await expect.poll(() => scrollY(page)).toBe(place);
      await expect(target).toBeFocused();
    });
  }
});

test.describe('the page that was asked for last is the one that comes', () => {
  test('when the page that was asked for first is slow', async ({ page }) => {
    const release = await hold(page, dataUrl(NODES));
    await open(page, '/docs/overview');
    await markDocument(page);
    await sidebarLink(page, NODES).click();
    await expect(page).toHaveURL((url) => url.pathname === NODES);
    await sidebarLink(page, EDITOR).click();
    await expectPage(page, EDITOR);

    const late = page.waitForResponse((response) => dataUrl(NODES)(new URL(response.url())));
    release();
    await (await late).finished();
    // The next page comes after the late answer has been dealt with.
    await sidebarLink(page, '/docs/overview').hover();
    await expectPage(page, EDITOR);
    await expect(page.getByRole('heading', { level: 1, name: readPage(EDITOR).title })).toBeFocused();
    await expectSameDocument(page);
  });

  test('when the reader goes back before it is there', async ({ page }) => {
    const release = await hold(page, dataUrl(NODES));
    await open(page, '/docs/overview');
    await sidebarLink(page, NODES).click();
    await expect(page).toHaveURL((url) => url.pathname === NODES);
    await page.goBack();
    await expectPage(page, '/docs/overview');

    const late = page.waitForResponse((response) => dataUrl(NODES)(new URL(response.url())));
    release();
    await (await late).finished();
    await sidebarLink(page, EDITOR).hover();
    await expectPage(page, '/docs/overview');
  });
});
