import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { articleLinkTo, dataUrl, expectPage, scrollTo, scrollY, sidebarLink } from '../support/navigating.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { readPage } from '../support/site-pages.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';
const NODE = '/docs/api/node';

test('a page opens at its top, or where the reader left it', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/docs/overview');
  await markDocument(page);

  await test.step('a link to a page opens it at its top, whatever the scroll position was', async () => {
    await scrollTo(page, 1500);
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(heading).toBeInViewport();
  });

  await test.step('a link to a section that does not exist opens the page at its top', async () => {
    await sidebarLink(page, '/docs/overview').click();
    await expectPage(page, '/docs/overview');
    await scrollTo(page, 1500);
    await (await articleLinkTo(page, `${NODES}#no-such-section`)).evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
    await expectPage(page, NODES);
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });

  await test.step('back and forward return to the scroll positions, and to what was there', async () => {
    const lastSection = page.locator('[data-article] h2').last();
    const distance = () => lastSection.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await sidebarLink(page, '/docs/overview').click();
    await expectPage(page, '/docs/overview');
    await scrollTo(page, 700);
    await sidebarLink(page, EDITOR).click();
    await expectPage(page, EDITOR);
    await scrollTo(page, 9000);
    const before = await distance();
    await page.goBack();
    await expectPage(page, '/docs/overview');
    await expect.poll(() => scrollY(page)).toBe(700);
    await page.goForward();
    await expectPage(page, EDITOR);
    await expect.poll(() => scrollY(page)).toBe(9000);
    expect(await distance()).toBe(before);
    await expectSameDocument(page);
  });

  await test.step('a reload keeps the scroll position', async () => {
    await scrollTo(page, 1500);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollY(page)).toBe(1500);
  });

  await test.step('back returns to the scroll position also if the page was reloaded in between', async () => {
    await page.goBack();
    await expectPage(page, '/docs/overview');
    await expect.poll(() => scrollY(page)).toBe(700);
  });

  await test.step('back returns to the scroll position before a jump to a section', async () => {
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await scrollTo(page, 200);
    await page.getByRole('navigation', { name: 'On this page' }).locator('a[href="#pitfalls"]').click();
    await expect(page).toHaveURL(/#pitfalls$/);
    await expect(page.locator('#pitfalls')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.hash === '');
    await expect.poll(() => scrollY(page)).toBe(200);
  });

  await test.step('a second click on the same link to a section goes there again', async () => {
    await open(page, '/docs/overview');
    const target = page.locator('#pitfalls');
    for (const [place, click] of Object.entries(SECTION_LINKS)) {
      await test.step(place, async () => {
        await sidebarLink(page, NODES).click();
        await expect(page).toHaveURL((url) => url.pathname === NODES && url.hash === '');
        await expect.poll(() => scrollY(page)).toBe(0);
        await click(page);
        await expect(page).toHaveURL(/#pitfalls$/);
        await expect(target).toBeFocused();
        const y = await scrollY(page);
        expect(y).toBeGreaterThan(0);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect.poll(() => scrollY(page)).toBe(0);

        await click(page);
        await expect.poll(() => scrollY(page)).toBe(y);
        await expect(target).toBeFocused();
      });
    }
  });
});

/** Links to one section of the page, by their place. */
const SECTION_LINKS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'in the table of contents': (page) =>
    page.getByRole('navigation', { name: 'On this page' }).locator('a[href="#pitfalls"]').click(),
  'in the article': async (page) => (await articleLinkTo(page, `${NODES}#pitfalls`)).click(),
  'of the heading itself': (page) =>
    page.getByRole('link', { name: 'Link to section: Pitfalls' }).click({ force: true }),
};

test('the page that was requested last is the one that is shown', async ({ page }) => {
  const releases: Record<string, () => void> = {};
  for (const path of [NODES, NODE]) releases[path] = await hold(page, dataUrl(path));
  /** Releases the outdated response, and waits until the page has handled it. */
  const answerLate = async (path: string) => {
    const late = page.waitForResponse((response) => dataUrl(path)(new URL(response.url())));
    releases[path]?.();
    await (await late).finished();
    // The next page is released after the outdated response has been handled.
    await sidebarLink(page, '/docs/overview').hover();
  };
  await open(page, '/docs/overview');
  await markDocument(page);

  await test.step('when the page that was requested first is slow', async () => {
    await sidebarLink(page, NODES).click();
    await expect(page).toHaveURL((url) => url.pathname === NODES);
    await sidebarLink(page, EDITOR).click();
    await expectPage(page, EDITOR);
    await answerLate(NODES);
    await expectPage(page, EDITOR);
    await expect(page.getByRole('heading', { level: 1, name: readPage(EDITOR).title })).toBeFocused();
    await expectSameDocument(page);
  });

  await test.step('when the reader goes back before it is there', async () => {
    await sidebarLink(page, NODE).click();
    await expect(page).toHaveURL((url) => url.pathname === NODE);
    await page.goBack();
    await expectPage(page, EDITOR);
    await answerLate(NODE);
    await expectPage(page, EDITOR);
  });
});
