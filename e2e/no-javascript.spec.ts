import { listedDocPaths, sampleSitePaths } from './support/site-pages.ts';
import { address, expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const WIDTHS = [360, 1280];

test('without JavaScript, readers navigate by the links of the page', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });

    await test.step(`at ${width} px, the links of the navbar are visible and can be followed`, async () => {
      await page.goto(address('/docs/overview'));
      const main = page.getByRole('navigation', { name: 'Main' });
      for (const name of ['craft.js', 'Documentation', 'Sponsor', 'GitHub']) {
        await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await main.getByRole('link', { name: 'Sponsor' }).click();
      await page.waitForURL('**/docs/sponsor');
    });

    await test.step(`at ${width} px, the sidebar leads to every page of the documentation`, async () => {
      await page.goto(address('/docs/overview'));
      const links = page.getByRole('navigation', { name: 'Docs' }).getByRole('link');
      await expect(links).toHaveCount(listedDocPaths.length);
      await expect(links.filter({ visible: true })).toHaveCount(listedDocPaths.length);
      await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('Overview');
      const sign = await links
        .filter({ hasText: /^useEditor\(\)$/ })
        .evaluate((link) => getComputedStyle(link, '::after').content);
      expect(sign).toBe('"ƒ" / ""');
      await links.filter({ hasText: /^Nodes$/ }).click();
      await page.waitForURL('**/docs/concepts/nodes');
    });

    await test.step(`at ${width} px, the table of contents leads to every section`, async () => {
      await page.goto(address('/docs/concepts/nodes'));
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const sections = page.locator('[data-article] :is(h2, h3)');
      const count = await sections.count();
      await expect(links).toHaveCount(count);
      await expect(links.filter({ visible: true })).toHaveCount(count);
      await expect(sections.last()).not.toBeInViewport();
      await links.last().click();
      await expect(sections.last()).toBeInViewport();
    });
  }

  await test.step('the search button leads to a page that says how to find something', async () => {
    await page.goto(address('/docs/overview'));
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/search\/?\??$/);
    await expect(page.getByText('Searching needs JavaScript')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'documentation' }).click();
    await expect(page.getByRole('navigation', { name: 'Docs' })).toBeVisible();
  });

  await test.step('without JavaScript, samples and tables that scroll are reached by keyboard', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(address('/docs/migrating/migrating-0.1.x'));
    const stops = await page
      .locator('.code pre, .table-scroll')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth)
          .map((part) => part.getAttribute('tabindex')),
      );
    expect(stops.length).toBeGreaterThan(5);
    expect(new Set(stops)).toEqual(new Set(['0']));
  });
});

test('no kind of page shows a button that does nothing, or is wider than the window', async ({ page }) => {
  for (const [turn, path] of sampleSitePaths.entries()) {
    await page.goto(address(path));
    // Begins with the width of the previous page, because a change of width takes as long as loading a page.
    for (const width of turn % 2 === 0 ? WIDTHS : WIDTHS.toReversed()) {
      await page.setViewportSize({ width, height: 800 });
      const { dead, excess } = await page.evaluate(findFaults);
      expect.soft(dead, `${path} at ${width} px`).toEqual([]);
      expect.soft(excess, `${path} at ${width} px`).toBe(0);
    }
  }
});

/** Runs in the page. Returns the visible buttons that submit no form, and the pixels by which the page is too wide. */
function findFaults() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const dead = [...document.querySelectorAll('button, input[type="button"], [role="button"]')].filter(
    (button) =>
      button.checkVisibility({ visibilityProperty: true }) &&
      !(button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null),
  );
  return { dead: dead.map(({ textContent }) => textContent), excess: scrollWidth - clientWidth };
}
