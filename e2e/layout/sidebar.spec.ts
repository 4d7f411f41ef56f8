import type { Locator, Page } from '@playwright/test';
import { neverIdle, waitsForIdle } from '../support/late-app.ts';
import { wake } from '../support/navigating.ts';
import { listedDocPaths, readPage } from '../support/site-pages.ts';
import { address, expect, open, test, twoFrames } from '../support/test.ts';

const PAGE = '/docs/concepts/nodes';
const LAST_PAGE = '/docs/additional/layers';

function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs' });
}

function category(page: Page, name: string): Locator {
  return sidebarOf(page).getByRole('button', { name, exact: true });
}

/** The open categories, by name. */
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

test('the sidebar is always there, with every page, and marks the current one', async ({ page }) => {
  await open(page, PAGE);

  await test.step('lists every page once, in categories', async () => {
    const links = await sidebarOf(page)
      .getByRole('link', { includeHidden: true })
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
    expect(links.toSorted()).toEqual(listedDocPaths.toSorted());
    expect(await allCategories(page)).toContain('Core Concepts');
  });

  await test.step('cannot be hidden: its only buttons are its categories', async () => {
    const lists = await sidebarOf(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map(({ nextElementSibling }) => nextElementSibling?.tagName));
    expect(new Set(lists)).toEqual(new Set(['UL']));
    await expect(page.getByRole('button', { name: /sidebar/i })).toHaveCount(0);
  });

  await test.step('stays beside the article while the reader scrolls', async () => {
    const top = () => sidebarOf(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await page.evaluate(() => window.scrollTo(0, 2500));
    await expect(sidebarOf(page).getByRole('link', { name: 'Nodes', exact: true })).toBeInViewport();
    expect(await top()).toBe(before);
  });

  await page.setViewportSize({ width: 1280, height: 400 });
  await page.evaluate(() => window.scrollTo(0, 0));

  await test.step('scrolls by itself: at its end the page does not move', async () => {
    expect(await scrollTop(page)).toBe(0);
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
    await twoFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('does not move the page when the focus moves through it', async () => {
    await sidebarOf(page).evaluate((element) => element.scrollTo(0, 0));
    await page.evaluate(() => window.scrollTo(0, 1234));
    const positions = await sidebarOf(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.toReversed().map((link) => {
          if (link instanceof HTMLElement) link.focus();
          return { isFocused: link === document.activeElement, y: window.scrollY };
        }),
      );
    expect(positions.length).toBeGreaterThan(20);
    expect(positions).toEqual(positions.map(() => ({ isFocused: true, y: 1234 })));
    expect(await page.evaluate(() => window.scrollY)).toBe(1234);
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('is marked also at an address with a trailing slash, a query and a hash', async () => {
    await open(page, `${PAGE}/?from=mail#pitfalls`);
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText(['Nodes']);
  });

  await test.step('is the only one that the sidebar marks', async () => {
    await expect(sidebarOf(page).locator('[aria-current]')).toHaveText(['Nodes']);
    await sidebarOf(page).getByRole('link', { name: 'User Components' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Components');
    await expect(sidebarOf(page).locator('[aria-current]')).toHaveText(['User Components']);
  });
});

test('a long category is closed on the pages of others, open on its own, and complete without scripts', async ({
  page,
  browser,
}) => {
  await open(page, PAGE);
  await expect(category(page, 'Recipes')).toHaveAttribute('aria-expanded', 'false');
  await expect(category(page, 'API Reference')).toHaveAttribute('aria-expanded', 'true');
  await open(page, '/docs/guides/recipes/tabs');
  await expect(category(page, 'Recipes')).toHaveAttribute('aria-expanded', 'true');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address(PAGE));
  await expect(sidebarOf(plain).locator('a[href$="/guides/recipes/tabs"]')).toBeVisible();
  await context.close();
});

test('a category of the sidebar closes and opens, and stays closed until the reader arrives at one of its pages', async ({
  page,
}) => {
  await open(page, PAGE);
  const all = await openCategories(page);
  const guides = category(page, 'Guides');

  await test.step('closes and opens, with its links', async () => {
    const link = sidebarOf(page).getByRole('link', { name: 'Basic Tutorial' });
    await expect(guides).toHaveAttribute('aria-expanded', 'true');
    await guides.click();
    await expect(guides).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await guides.click();
    await expect(guides).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
  });

  await test.step('closes and opens by keyboard, and keeps the focus', async () => {
    await guides.focus();
    await page.keyboard.press('Enter');
    await expect(guides).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await expect(guides).toHaveAttribute('aria-expanded', 'true');
    await expect(guides).toBeFocused();
  });

  await test.step('removes its links from the tab order while it is closed', async () => {
    await guides.click();
    await guides.focus();
    await page.keyboard.press('Tab');
    await expect(category(page, 'Recipes')).toBeFocused();
    await guides.click();
  });

  await test.step('closes no other when it opens', async () => {
    expect(await openCategories(page)).toEqual(all);
    await guides.click();
    await category(page, 'Introduction').click();
    await expect
      .poll(() => openCategories(page))
      .toEqual(all.filter((name) => name !== 'Guides' && name !== 'Introduction'));
    await category(page, 'Introduction').click();
    await expect.poll(() => openCategories(page)).toEqual(all.filter((name) => name !== 'Guides'));
    await guides.click();
  });

  await test.step('can be closed at the same time as all others', async () => {
    await expect.poll(() => openCategories(page)).toEqual(all);
    for (const name of all) await category(page, name ?? '').click();
    await expect.poll(() => openCategories(page)).toEqual([]);
    await expect(sidebarOf(page).getByRole('link')).toHaveCount(0);
  });

  await open(page, PAGE);
  await category(page, 'Guides').click();
  await category(page, 'API Reference').click();
  const left = all.filter((name) => name !== 'Guides' && name !== 'API Reference');
  await expect.poll(() => openCategories(page)).toEqual(left);

  await test.step('stays closed through navigation, also outside the documentation, and back', async () => {
    await sidebarOf(page).getByRole('link', { name: 'User Components' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Components');
    expect(await openCategories(page)).toEqual(left);

    await page.getByRole('banner').getByRole('link', { name: 'craft.js', exact: true }).click();
    await expect(sidebarOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(sidebarOf(page)).toBeVisible();
    expect(await openCategories(page)).toEqual(left);
  });

  await test.step('opens when the reader arrives at one of its pages, and no other closes', async () => {
    await sidebarOf(page).getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    expect(await openCategories(page)).toEqual(left);
    await page.locator('[data-article] a[href="/docs/api/useEditor"]:visible').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage('/docs/api/useEditor').title);
    await expect.poll(() => openCategories(page)).toEqual(all.filter((name) => name !== 'Guides'));
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 360 } });

  test('the current page is in view in the sidebar', async ({ page }) => {
    const current = sidebarOf(page).locator('[aria-current="page"]');

    await test.step('before the app has started', async () => {
      await neverIdle(page);
      await page.goto(address(LAST_PAGE));
      await waitsForIdle(page);
      await expect(current).toHaveText('Layers');
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    await test.step('after the app has started', async () => {
      await wake(page);
      await expect(current).toBeInViewport({ ratio: 1 });
    });

    await test.step('when a link elsewhere has led to it', async () => {
      await page.goto(address('/docs/overview'));
      await wake(page);
      expect(await scrollTop(page)).toBe(0);
      await page
        .locator('[data-article] a[href="/docs/api/useEditor"]:visible')
        .first()
        .evaluate((link) => {
          if (link instanceof HTMLElement) link.click();
        });
      const { title } = readPage('/docs/api/useEditor');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(current).toHaveText(title);
      await expect(current).toBeInViewport({ ratio: 1 });
    });

    await test.step('without moving the sidebar when the reader has clicked inside it', async () => {
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
