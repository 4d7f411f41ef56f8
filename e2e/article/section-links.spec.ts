import type { Page } from '@playwright/test';
import { articleLinkTo, expectPage } from '../support/navigating.ts';
import { isEveryPage } from '../support/sites.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

/** Maximum distance, in CSS pixels, between the navbar and a heading that a reader was taken to. */
const NEAR_PX = 64;

/** A desktop, and at night a phone: there by day in `table-of-contents.spec.ts`. */
const WIDTHS = isEveryPage ? [1280, 375] : [1280];

/** Expects the heading to be right below the sticky navbar, or the page to be at its end. */
async function expectBelowNavbar(page: Page, id: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          ({ target, near }) => {
            const heading = document.getElementById(target)?.getBoundingClientRect();
            const navbar = document.querySelector('header')?.getBoundingClientRect();
            if (heading === undefined || navbar === undefined) return 'missing';
            const { scrollHeight } = document.documentElement;
            const atEnd = window.scrollY + window.innerHeight >= scrollHeight - 1;
            if (navbar.top < 0) return 'the navbar has left the window';
            if (heading.top < navbar.bottom) return 'covered';
            if (heading.bottom > window.innerHeight) return 'out of view';
            return atEnd || heading.top < navbar.bottom + near ? 'in place' : 'too far down';
          },
          { target: id, near: NEAR_PX },
        ),
      { message: `#${id}` },
    )
    .toBe('in place');
}

test('no section ends up under the navbar', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });

    await test.step(`a section is in its place when a link on another page leads to it, at ${width} px`, async () => {
      await open(page, '/docs/overview');
      await (await articleLinkTo(page, '/docs/concepts/nodes#pitfalls')).click();
      await expectPage(page, '/docs/concepts/nodes');
      await expectBelowNavbar(page, 'pitfalls');
    });

    await test.step(`no section of a page ends up under the navbar, at ${width} px`, async () => {
      const ids = await page
        .locator('[data-article] :is(h2, h3, h4)[id]')
        .evaluateAll((headings) => headings.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(5);
      for (const id of ids.filter((_, index) => isEveryPage || index % 4 === 0)) {
        await page.evaluate((hash) => {
          window.location.hash = hash;
        }, id);
        await expectBelowNavbar(page, id);
      }
    });

    await test.step(`a section that the table of contents leads to is in its place, at ${width} px`, async () => {
      await expect(page).not.toHaveURL(/#pitfalls$/);
      await page.evaluate(() => window.scrollTo(0, 0));
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const toggle = contents.getByRole('button', { name: 'On this page' });
      if (await toggle.isVisible()) await toggle.click();
      await contents.locator('a[href="#pitfalls"]').click();
      await expect(page).toHaveURL(/#pitfalls$/);
      await expectBelowNavbar(page, 'pitfalls');
    });

    await test.step(`a section is in its place when a page is opened at it, at ${width} px`, async () => {
      // A new document; otherwise the jumps between sections would stay in this one.
      await page.goto('about:blank');
      await open(page, '/docs/concepts/nodes#pitfalls');
      await expectBelowNavbar(page, 'pitfalls');
      await page.reload();
      await hydrated(page);
      await expectBelowNavbar(page, 'pitfalls');
    });
  }

  await test.step('the old address of a section that has moved leads to its new page', async () => {
    const notice = page.getByRole('region', { name: 'Section not found' });

    await test.step('when it is opened: to a page of its own', async () => {
      await open(page, '/docs/guides/recipes#dialog');
      await expectPage(page, '/docs/guides/recipes/dialog');
      await expect(page).toHaveURL(/\/dialog$/);
    });

    await test.step('from a link: to the section of another page, which gets the focus; back leads back', async () => {
      await (await articleLinkTo(page, '/docs/guides/save-load-state#without-craft')).click();
      await expectPage(page, '/docs/guides/publish');
      await expect(page).toHaveURL(/#without-craft$/);
      await expect(page.locator('#without-craft')).toBeFocused();
      await expect(page.locator('#live-region')).toHaveText('Publish a Page | craft.js');
      await page.goBack();
      await expectPage(page, '/docs/guides/recipes/dialog');
    });

    await test.step('from its page, for which the address changes only behind the hash', async () => {
      await open(page, '/docs/guides/save-load-state');
      await page.evaluate(() => {
        window.location.hash = 'templates';
      });
      await expectPage(page, '/docs/guides/recipes/templates');
    });
    await expect(notice).toHaveCount(0);
  });
});
