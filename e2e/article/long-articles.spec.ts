import type { Page } from '@playwright/test';
import { expectPage, sidebarLink } from '../support/navigating.ts';
import { docPaths, readPage } from '../support/site-pages.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

/** The page with the longest article. */
const LONGEST = docPaths.toSorted((a, b) => readPage(b).html.length - readPage(a).html.length)[0] ?? '';

const ELSEWHERE = '/docs/overview';

declare global {
  interface Window {
    /** The number of elements that the article received at each change, in order. */
    articleGrowth?: number[];
  }
}

/** Records from now on how the articles of the window are added. */
async function watchArticle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const growth: number[] = [];
    window.articleGrowth = growth;
    new MutationObserver((records) => {
      const added = records
        .filter(({ target }) => target instanceof Element && target.matches('[data-article]'))
        .flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element));
      if (added.length > 0) growth.push(added.length);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

function growth(page: Page): Promise<readonly number[] | undefined> {
  return page.evaluate(() => window.articleGrowth);
}

/** The last heading of the second level in a page's article. */
function lastHeading(path: string): string {
  return /.*<h2 [^>]*>(.*?)<\/h2>/s.exec(readPage(path).html)?.[1] ?? '';
}

test('a long page is added in parts on navigation', async ({ page }) => {
  expect(LONGEST).not.toBe(ELSEWHERE);
  await open(page, ELSEWHERE);

  await test.step('it begins before all of it is there, and then all of it is', async () => {
    await watchArticle(page);
    await sidebarLink(page, LONGEST).click();
    await expectPage(page, LONGEST);
    const last = page.locator('[data-article] h2').last();
    await expect(last).toHaveText(lastHeading(LONGEST));
    const [opening = 0, ...rest] = (await growth(page)) ?? [];
    expect(opening).toBeGreaterThan(0);
    expect(rest.length).toBeGreaterThan(1);
    expect(opening).toBeLessThan(rest.reduce((sum, part) => sum + part));

    // Without the demos, which run by then.
    const texts = page.locator('[data-article] :is(h2, h3, p, pre, tr)');
    const arrived = await texts.allTextContents();
    await page.reload();
    expect(arrived).toEqual(await texts.allTextContents());
  });

  // Regression: offsets into the build's HTML split the browser's own serialisation of it within elements.
  await test.step('the first page of a visit is complete again for a reader who returns to it by a link', async () => {
    await hydrated(page);
    const outline = () =>
      page
        .locator('[data-article] > *')
        .evaluateAll((elements) => elements.map(({ tagName, className }) => `${tagName} ${className}`));
    const sent = await outline();
    await sidebarLink(page, ELSEWHERE).click();
    await expectPage(page, ELSEWHERE);
    await sidebarLink(page, LONGEST).click();
    await expectPage(page, LONGEST);
    await expect.poll(outline).toEqual(sent);
  });

  await test.step('going back to a place far down is immediate', async () => {
    await page.locator('[data-article] h2').last().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await sidebarLink(page, ELSEWHERE).click();
    await expectPage(page, ELSEWHERE);
    await watchArticle(page);
    await page.goBack();
    await expectPage(page, LONGEST);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    expect(await growth(page)).toHaveLength(1);
  });
});

test('a link to a section that has not been added yet leads there', async ({ page }) => {
  await open(page, ELSEWHERE);
  const id = /.*<h2 [^>]*id=([^\s>]+)/s.exec(readPage(LONGEST).html)?.[1] ?? '';
  await watchArticle(page);
  // Clicks as soon as the first part of the rest is there.
  await page.evaluate((hash) => {
    const observer = new MutationObserver(() => {
      if ((window.articleGrowth ?? []).length < 2) return;
      observer.disconnect();
      document.querySelector<HTMLElement>(`.toc a[href="#${hash}"]`)?.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, id);
  await sidebarLink(page, LONGEST).click();
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  // The opening, one part, and all the rest at once.
  expect(await growth(page)).toHaveLength(3);
});
