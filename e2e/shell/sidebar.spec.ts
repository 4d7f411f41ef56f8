import type { Locator, Page } from '@playwright/test';
import { neverIdle, waitsForIdle } from '../support/late-app.ts';
import { docPaths, readPage } from '../support/site-pages.ts';
import { address, expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';
const LAST_PAGE = '/docs/additional/layers';

function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs' });
}

function category(page: Page, name: string): Locator {
  return sidebarOf(page).getByRole('button', { name, exact: true });
}

/** Which categories are open, by their names. */
function openCategories(page: Page): Promise<readonly (string | null)[]> {
  return sidebarOf(page)
    .locator('button[aria-expanded="true"]')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent));
}

function allCategories(page: Page): Promise<readonly string[]> {
  return sidebarOf(page).getByRole('button').allTextContents();
}

function scrollTop(page: Page): Promise<number> {
  return sidebarOf(page).evaluate((element) => element.scrollTop);
}

test.describe('the sidebar', () => {
  test('lists every page once, in categories', async ({ page }) => {
    await open(page, PAGE);
    const links = await sidebarOf(page)
      .getByRole('link')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
    expect(links.toSorted()).toEqual([...docPaths].toSorted());
    expect(await allCategories(page)).toContain('Core Concepts');
  });

  test('cannot be hidden: its only buttons are its categories', async ({ page }) => {
    await open(page, PAGE);
    const lists = await sidebarOf(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => document.getElementById(button.getAttribute('aria-controls') ?? '')?.tagName),
      );
    expect(new Set(lists)).toEqual(new Set(['UL']));
    await expect(page.getByRole('button', { name: /sidebar/i })).toHaveCount(0);
  });

  test('stays beside the article while the reader scrolls', async ({ page }) => {
    await open(page, PAGE);
    const top = () => sidebarOf(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await page.evaluate(() => window.scrollTo(0, 2500));
    await expect(sidebarOf(page).getByRole('link', { name: 'Nodes', exact: true })).toBeInViewport();
    expect(await top()).toBe(before);
  });

  test('does not move the page when the focus walks through it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page, PAGE);
    await page.evaluate(() => window.scrollTo(0, 1234));
    for (const link of (await sidebarOf(page).getByRole('link').all()).toReversed()) {
      await link.focus();
      expect(await page.evaluate(() => window.scrollY)).toBe(1234);
    }
  });

  test('scrolls by itself: at its end the page stands still', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page, PAGE);
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 10_000);
    await expect
      .poll(() =>
        sidebarOf(page).evaluate(
          ({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop,
        ),
      )
      .toBeLessThanOrEqual(1);
    await page.mouse.wheel(0, 500);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('a category of the sidebar', () => {
  test('closes and opens, with its links', async ({ page }) => {
    await open(page, PAGE);
    const guides = category(page, 'Guides');
    const link = sidebarOf(page).getByRole('link', { name: 'Basic Tutorial' });
    await expect(guides).toHaveAttribute('aria-expanded', 'true');
    await guides.click();
    await expect(guides).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await guides.click();
    await expect(guides).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
  });

  test('closes and opens by keyboard, and keeps the focus', async ({ page }) => {
    await open(page, PAGE);
    const guides = category(page, 'Guides');
    await guides.focus();
    await page.keyboard.press('Enter');
    await expect(guides).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await expect(guides).toHaveAttribute('aria-expanded', 'true');
    await expect(guides).toBeFocused();
  });

  test('takes its links out of the way of Tab while it is closed', async ({ page }) => {
    await open(page, PAGE);
    await category(page, 'Guides').click();
    await category(page, 'Guides').focus();
    await page.keyboard.press('Tab');
    await expect(category(page, 'API Reference')).toBeFocused();
  });

  test('closes no other when it opens', async ({ page }) => {
    await open(page, PAGE);
    const all = await allCategories(page);
    expect(await openCategories(page)).toEqual(all);
    await category(page, 'Guides').click();
    await category(page, 'Introduction').click();
    await expect
      .poll(() => openCategories(page))
      .toEqual(all.filter((name) => name !== 'Guides' && name !== 'Introduction'));
    await category(page, 'Introduction').click();
    await expect.poll(() => openCategories(page)).toEqual(all.filter((name) => name !== 'Guides'));
  });

  test('may be closed like all others at once', async ({ page }) => {
    await open(page, PAGE);
    for (const name of await allCategories(page)) await category(page, name).click();
    await expect.poll(() => openCategories(page)).toEqual([]);
    await expect(sidebarOf(page).getByRole('link')).toHaveCount(0);
  });

  test('stays closed through navigation, also outside the documentation, and back', async ({ page }) => {
    await open(page, PAGE);
    await category(page, 'Guides').click();
    await category(page, 'API Reference').click();
    const left = await openCategories(page);

    await sidebarOf(page).getByRole('link', { name: 'User Components' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Components');
    expect(await openCategories(page)).toEqual(left);

    await page.getByRole('banner').getByRole('link', { name: 'craft.js', exact: true }).click();
    await expect(sidebarOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(sidebarOf(page)).toBeVisible();
    expect(await openCategories(page)).toEqual(left);
  });

  test('opens when the reader arrives at one of its pages, and no other closes', async ({ page }) => {
    await open(page, '/docs/overview');
    const all = await allCategories(page);
    await category(page, 'API Reference').click();
    await category(page, 'Guides').click();
    await page.locator('[data-article] a[href="/docs/api/useEditor"]:visible').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage('/docs/api/useEditor').title);
    await expect.poll(() => openCategories(page)).toEqual(all.filter((name) => name !== 'Guides'));
  });
});

test.describe('the current page', () => {
  test('is the only one that the sidebar marks', async ({ page }) => {
    await open(page, PAGE);
    await expect(sidebarOf(page).locator('[aria-current]')).toHaveText(['Nodes']);
    await sidebarOf(page).getByRole('link', { name: 'User Components' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Components');
    await expect(sidebarOf(page).locator('[aria-current]')).toHaveText(['User Components']);
  });

  test('is marked also under an address with a trailing slash, a query and a hash', async ({ page }) => {
    await open(page, `${PAGE}/?from=mail#pitfalls`);
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText(['Nodes']);
  });

  test.describe('in a low window', () => {
    test.use({ viewport: { width: 1280, height: 360 } });

    test('is in view before the app has started', async ({ page }) => {
      await neverIdle(page);
      await page.goto(address(LAST_PAGE));
      await waitsForIdle(page);
      const current = sidebarOf(page).locator('[aria-current="page"]');
      await expect(current).toHaveText('Layers');
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('is in view after the app has started', async ({ page }) => {
      await open(page, LAST_PAGE);
      await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    });

    test('is scrolled into view when a link elsewhere leads to it', async ({ page }) => {
      await open(page, '/docs/overview');
      expect(await scrollTop(page)).toBe(0);
      await page
        .locator('[data-article] a[href="/docs/api/useEditor"]:visible')
        .first()
        .evaluate((link) => {
          if (link instanceof HTMLElement) link.click();
        });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage('/docs/api/useEditor').title);
      const current = sidebarOf(page).locator('[aria-current="page"]');
      await expect(current).toHaveText(readPage('/docs/api/useEditor').title);
      await expect(current).toBeInViewport({ ratio: 1 });
    });

    test('does not move the sidebar when the reader has clicked inside it', async ({ page }) => {
      await open(page, '/docs/api/node');
      const [first, second] = [readPage('/docs/api/nodetree').title, readPage('/docs/api/editor').title];
      await sidebarOf(page)
        .getByRole('link', { name: first, exact: true })
        .evaluate((link) => link.closest('nav')?.scrollBy(0, link.getBoundingClientRect().top - 150));
      const before = await scrollTop(page);
      expect(before).toBeGreaterThan(0);
      for (const title of [first, second]) {
        const link = sidebarOf(page).getByRole('link', { name: title, exact: true });
        const place = await link.boundingBox();
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        expect(await link.boundingBox()).toEqual(place);
        expect(await scrollTop(page)).toBe(before);
      }
    });
  });
});
