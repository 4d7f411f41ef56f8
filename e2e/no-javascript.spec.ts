import type { Page } from '@playwright/test';
import { docPaths, readPage, sitePaths } from './support/site-pages.ts';
import { address, expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const WIDTHS = [360, 1280];

for (const width of WIDTHS) {
  test.describe(`without JavaScript at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the links of the navbar can be seen and followed', async ({ page }) => {
      await page.goto(address('/docs/overview'));
      const main = page.getByRole('navigation', { name: 'Main' });
      for (const name of ['craft.js', 'Documentation', 'Sponsor', 'GitHub']) {
        await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await main.getByRole('link', { name: 'Sponsor' }).click();
      await page.waitForURL('**/docs/sponsor');
    });

    test('the sidebar leads to every page of the documentation', async ({ page }) => {
      await page.goto(address('/docs/overview'));
      const links = page.getByRole('navigation', { name: 'Docs' }).getByRole('link');
      await expect(links).toHaveCount(docPaths.length);
      for (const link of await links.all()) await expect(link).toBeVisible();
      await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('Overview');
      await links.filter({ hasText: /^Nodes$/ }).click();
      await page.waitForURL('**/docs/concepts/nodes');
    });

    test('the table of contents leads to every section', async ({ page }) => {
      await page.goto(address('/docs/concepts/nodes'));
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const sections = page.locator('[data-article] :is(h2, h3)');
      await expect(links).toHaveCount(await sections.count());
      for (const link of await links.all()) await expect(link).toBeVisible();
      await links.last().click();
      await expect(sections.last()).toBeInViewport();
    });

    test('no page shows a button that does nothing', async ({ page }) => {
      for (const path of sitePaths) {
        await page.goto(address(path));
        expect(await deadButtons(page), path).toEqual([]);
      }
    });

    test('no page is wider than the window', async ({ page }) => {
      for (const path of sitePaths) {
        await page.goto(address(path));
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess, path).toBe(0);
      }
    });
  });
}

test('the search button leads to a list of all pages', async ({ page }) => {
  await page.goto(address('/docs/overview'));
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search\/?\??$/);
  const results = page.getByRole('main').getByRole('link');
  for (const path of docPaths) {
    const link = results.and(page.locator(`[href="${path}"]`));
    await expect(link).toHaveText(readPage(path).title);
    await expect(link).toBeVisible();
  }
});

/** The visible controls that nothing happens at: all buttons but those that send a form. */
async function deadButtons(page: Page): Promise<readonly string[]> {
  const dead: string[] = [];
  for (const button of await page.getByRole('button').all()) {
    const works = await button.evaluate(
      (element) => element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null,
    );
    if (!works && (await button.isVisible())) dead.push((await button.textContent()) ?? '');
  }
  return dead;
}
