import type { Page } from '@playwright/test';
import { articleLinkTo, expectPage, sidebarLink } from '../support/navigating.ts';
import { putLink } from '../support/put-link.ts';
import { followChosen, searchFor } from '../support/search-dialog.ts';
import { readPage } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';

const NODES = '/docs/concepts/nodes';
const EDITOR = '/docs/api/useEditor';

/** An entry of an API table: a table row, which is not focusable by default. */
const ENTRY = 'query-history-canredo';

declare global {
  interface Window {
    /** The announcements of the polite live region, in order. */
    announcements?: string[];
  }
}

/** Records the announcements for screen readers from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    window.announcements = heard;
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live="polite"]');
        if (region != null) heard.push(region.textContent?.trim() ?? '');
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

function heard(page: Page): Promise<readonly string[] | undefined> {
  return page.evaluate(() => window.announcements);
}

const titleOf = (path: string) => `${readPage(path).title} | craft.js`;

test('readers notice that a new page has loaded', async ({ page }) => {
  await open(page, '/docs/overview');

  await test.step('the focus is on the heading of a new page, and continues from there', async () => {
    await page.evaluate(() => window.scrollTo(0, 900));
    await sidebarLink(page, NODES).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Nodes' });
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    // The next control after the heading, not the first of the page.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    // Screen readers call what is focusable clickable.
    await expect(heading).not.toHaveAttribute('tabindex');
  });

  await test.step('the focus is on the heading also after back and forward, without moving the page', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Nodes' })).toBeFocused();
    await page.goBack();
    await expectPage(page, '/docs/overview');
  });

  await test.step('screen readers announce the title of each new page, politely and once', async () => {
    await listen(page);
    await sidebarLink(page, NODES).click();
    await expectPage(page, NODES);
    await sidebarLink(page, EDITOR).click();
    await expectPage(page, EDITOR);
    await page.goBack();
    await expectPage(page, NODES);
    await page.getByRole('banner').getByRole('link', { name: 'craft.js' }).click();
    await expectPage(page, '/');
    await expect
      .poll(() => heard(page))
      .toEqual([titleOf(NODES), titleOf(EDITOR), titleOf(NODES), titleOf('/')]);
  });

  await test.step('the document has the title, description and address of its page, which browsers share', async () => {
    const expectHead = async (path: string) => {
      await expectPage(page, path);
      await expect(page).toHaveTitle(titleOf(path));
      const { description } = readPage(path);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', `https://craft.js.org${path}`);
      await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
    };
    await expectHead('/');
    await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click();
    await expectHead('/docs/overview');
    await page.getByRole('banner').getByRole('link', { name: 'Sponsor' }).click();
    await expectHead('/docs/sponsor');
    await page.goBack();
    await expectHead('/docs/overview');
    await page.goBack();
    await expectHead('/');
  });
});

test('a jump within the first page is not a new page', async ({ page }) => {
  await open(page, NODES);

  await test.step('the first page moves no focus and announces nothing', async () => {
    await expect(page.locator('body')).toBeFocused();
    await expect(page.locator('[aria-live="polite"]')).toHaveText('');
  });

  const link = page.getByRole('navigation', { name: 'On this page' }).locator('a[href="#pitfalls"]');
  await listen(page);

  await test.step('the focus is on the section that a link in the table of contents names', async () => {
    await link.press('Enter');
    await expect(page.locator('#pitfalls')).toBeFocused();
    await page.goBack();
    await page.goForward();
    await expect(page.locator('#pitfalls')).toBeFocused();
  });

  await test.step('a jump within the page is not announced as a new page', async () => {
    await page.goBack();
    await link.click();
    await expect(page.locator('#pitfalls')).toBeFocused();
    await sidebarLink(page, EDITOR).click();
    await expectPage(page, EDITOR);
    await expect.poll(() => heard(page)).toEqual([titleOf(EDITOR)]);
  });
});

test('the focus is on the API entry', async ({ page }) => {
  const entry = page.locator(`#${ENTRY}`);
  await open(page, `${EDITOR}#${ENTRY}`);

  await test.step('named in a page’s address', async () => {
    await expect(entry).toBeFocused();
    await expect(entry).toBeInViewport();
  });

  await test.step('whose own link is followed, repeatedly if need be', async () => {
    const link = entry.locator('.api-anchor');
    for (let count = 0; count < 2; count += 1) {
      await page.getByRole('banner').getByRole('link', { name: 'craft.js' }).focus();
      await expect(entry).not.toBeFocused();
      await link.click();
      await expect(entry).toBeFocused();
    }
  });

  await test.step('named by a search result', async () => {
    await sidebarLink(page, '/docs/overview').click();
    await expectPage(page, '/docs/overview');
    const { options } = await searchFor(page, 'canRedo');
    await expect(options.first()).toHaveAttribute('data-href', `${EDITOR}#${ENTRY}`);
    await followChosen(page);
    await expect(entry).toBeFocused();
    await expect(entry).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(entry.locator('a').first()).toBeFocused();
  });

  await test.step('named by a link on another page', async () => {
    await page.goBack();
    await expectPage(page, '/docs/overview');
    await (await articleLinkTo(page, `${EDITOR}#${ENTRY}`)).click();
    await expectPage(page, EDITOR);
    await expect(entry).toBeFocused();
  });

  await test.step('an API entry in a closed part of the page is shown, and gets the focus', async () => {
    const id = 'positioner-computeindicator';
    const entry = page.locator(`#${id}`);
    const part = page.locator('details', { has: entry });
    const close = () =>
      part.evaluateAll((parts) => {
        for (const one of parts) one.removeAttribute('open');
      });
    const expectReached = async () => {
      await expect(entry).toBeFocused();
      await expect(entry).toBeInViewport();
    };

    await test.step('when a search result leads to it', async () => {
      await open(page, '/docs/overview');
      const { field, options } = await searchFor(page, 'computeIndicator');
      await expect(options.first()).toHaveAttribute('data-href', `/docs/guides/event-handlers#${id}`);
      await field.press('Enter');
      await expectReached();
    });

    await test.step('when a link on the same page leads to it, repeatedly if need be', async () => {
      for (let count = 0; count < 2; count += 1) {
        await close();
        await expect(entry).toBeHidden();
        await (await putLink(page, { href: `#${id}` })).click();
        await expectReached();
      }
    });

    await test.step('when the reader goes back to it', async () => {
      await sidebarLink(page, NODES).click();
      await expectPage(page, NODES);
      await page.goBack();
      await expectReached();
    });

    await test.step('when it is the first page', async () => {
      await page.reload();
      await expectReached();
    });
  });
});
