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
  });
}

test('no page shows a button that does nothing, or is wider than the window', async ({ page }) => {
  for (const path of sitePaths) {
    await page.goto(address(path));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { dead, excess } = await page.evaluate(findFaults);
      expect.soft(dead, `${path} at ${width} px`).toEqual([]);
      expect.soft(excess, `${path} at ${width} px`).toBe(0);
    }
  }
});

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

/** Runs in the page: the visible buttons that send no form, and by how much the page is too wide. */
function findFaults() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const dead = [...document.querySelectorAll('button, input[type="button"], [role="button"]')].filter(
    (button) =>
      button.checkVisibility({ visibilityProperty: true }) &&
      !(button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null),
  );
  return { dead: dead.map(({ textContent }) => textContent), excess: scrollWidth - clientWidth };
}
