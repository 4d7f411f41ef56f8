import type { Locator, Page } from '@playwright/test';
import { openNavigation } from '../support/mobile-navigation.ts';
import { isEveryPage } from '../support/sites.ts';
import { expect, open, test, twoFrames } from '../support/test.ts';

/** A page with many sections. */
const DEEP_PAGE = '/docs/api/useEditor';

/** A page whose last sections are shorter than a window. */
const PAGE = '/docs/concepts/nodes';

function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'On this page', exact: true });
}

/** The entry of the section in view. */
function marked(page: Page): Locator {
  return contents(page).locator('[aria-current="location"]');
}

/** Scrolls until a section's heading is at this distance, in CSS pixels, from the window's top. */
async function putHeadingAt(page: Page, id: string, top: number): Promise<void> {
  await page.locator(`#${id}`).evaluate((heading, distance) => {
    window.scrollBy(0, heading.getBoundingClientRect().top - distance);
  }, top);
}

test('the table of contents lists the sections, and marks the current one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, PAGE);

  await test.step('nothing is marked at the top of the page', async () => {
    await expect(marked(page)).toHaveCount(0);
  });

  await test.step('each section is marked while the reader is in it, downwards and upwards', async () => {
    const ids = ['what-a-node-stores', 'canvas-nodes', 'make-a-canvas', 'from-jsx-to-nodes'];
    for (const id of [...ids, ...ids.toReversed()]) {
      await putHeadingAt(page, id, 40);
      await expect(marked(page)).toHaveAttribute('href', `#${id}`);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(marked(page)).toHaveCount(0);
  });

  await test.step('a section is marked as soon as its heading is at the target of a jump, and not before', async () => {
    await putHeadingAt(page, 'canvas-nodes', 81);
    await expect(marked(page)).toHaveAttribute('href', '#canvas-nodes');
    await putHeadingAt(page, 'canvas-nodes', 200);
    await expect(marked(page)).toHaveAttribute('href', '#what-a-node-stores');
  });

  await test.step('one section is marked at a time', async () => {
    await putHeadingAt(page, 'canvas-nodes', 40);
    await expect(marked(page)).toHaveAttribute('href', '#canvas-nodes');
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
  });

  await test.step('a heading of level 3 is indented more than one of level 2', async () => {
    await putHeadingAt(page, 'make-a-canvas', 40);
    await expect(marked(page)).toHaveAttribute('href', '#make-a-canvas');
    const textAt = (id: string) =>
      contents(page)
        .locator(`a[href="#${id}"]`)
        .evaluate((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return range.getBoundingClientRect().left;
        });
    expect(await textAt('make-a-canvas')).toBeGreaterThan(await textAt('canvas-nodes'));
  });

  await test.step('the section that the reader scrolls to after a jump is marked', async () => {
    await contents(page).locator('a[href="#pitfalls"]').click();
    await expect(marked(page)).toHaveAttribute('href', '#pitfalls');
    await putHeadingAt(page, 'canvas-nodes', 40);
    await expect(marked(page)).toHaveAttribute('href', '#canvas-nodes');

    // Also if the heading that the reader jumped to is still in the window, and for good.
    await contents(page).locator('a[href="#canvas-nodes"]').click();
    await putHeadingAt(page, 'canvas-nodes', 300);
    await expect(marked(page)).toHaveAttribute('href', '#what-a-node-stores');
    await twoFrames(page);
    await expect(marked(page)).toHaveAttribute('href', '#what-a-node-stores');
  });

  await test.step('the table of contents stays beside the article from 996 px on', async () => {
    await page.evaluate(() => window.scrollTo(0, 2500));
    await expect(contents(page).getByRole('button')).toBeHidden();
    await expect(contents(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
  });

  await test.step('the sections of the next page are listed', async () => {
    await goToUserComponents(page);
    const headings = page.locator('[data-article] :is(h2, h3)');
    const entries = contents(page).locator('a');
    await expect(headings).toHaveCount(await entries.count());
    await expect(contents(page).locator('a[href="#pitfalls"]')).toHaveCount(1);
    await expect(marked(page)).toHaveCount(0);
  });

  await test.step('the table of contents of a page with many sections is complete, and scrolls by itself', async () => {
    await open(page, DEEP_PAGE);

    await test.step('it lists the headings of levels 2 and 3, in the page’s order', async () => {
      const headings = await page
        .locator('[data-article] :is(h2, h3)')
        .evaluateAll((elements) => elements.map((heading) => `#${heading.id}`));
      const entries = await contents(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(entries).toEqual(headings);
    });

    await test.step('the names of an API page have an index of their own', async () => {
      const names = page.getByRole('navigation', { name: 'Names on this page', exact: true });
      await expect(names.locator('a[href="#connector-connect"]')).toHaveText('connect');
    });

    await test.step('it lists all of them at every width, wherever the reader is', async () => {
      const links = contents(page).getByRole('link');
      const count = await contents(page).locator('a').count();
      await expect(links).toHaveCount(count);
      await page.setViewportSize({ width: 995, height: 800 });
      await contents(page).getByRole('button', { name: 'On this page' }).click();
      await expect(links).toHaveCount(count);
      await contents(page).getByRole('button', { name: 'On this page' }).click();
      await expect(links).toHaveCount(0);
    });

    await test.step('it marks a section in a low window in which the list itself has to scroll, and shows the three links before and after', async () => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(marked(page)).toHaveCount(0);
      const last = contents(page).getByRole('link').last();
      await expect(last).not.toBeInViewport();
      await page.evaluate(() =>
        window.scrollTo(0, document.documentElement.scrollHeight - innerHeight - 900),
      );
      await expect(marked(page)).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(marked(page)).toHaveCount(0);
      const links = contents(page).getByRole('link');
      const count = await links.count();
      // At night, each of them.
      for (let current = 0; current < count; current += isEveryPage ? 1 : 4) {
        const id = (await links.nth(current).getAttribute('href'))?.slice(1) ?? '';
        await putHeadingAt(page, id, 70);
        await expect(marked(page)).toHaveAttribute('href', `#${id}`);
        // Seven links, some of two lines, may be a little taller than the list.
        for (let row = Math.max(0, current - 3); row <= Math.min(count - 1, current + 3); row++)
          await expect(links.nth(row), `${row} beside ${current}`).toBeInViewport({ ratio: 0.5 });
        // The last sections are too close to the end to reach the top.
        if (await page.evaluate(() => scrollY + innerHeight * 2 > document.documentElement.scrollHeight))
          break;
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(contents(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('below 996 px', () => {
  test.use({ viewport: { width: 995, height: 800 } });

  test('the table of contents is collapsed until the reader opens it', async ({ page }) => {
    await open(page, PAGE);
    const button = contents(page).getByRole('button', { name: 'On this page' });

    await test.step('is collapsed, and opens', async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(contents(page).getByRole('link')).toHaveCount(0);
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(contents(page).getByRole('link').first()).toBeVisible();
      await button.click();
      await expect(contents(page).getByRole('link')).toHaveCount(0);
    });

    await test.step('closes when the reader has chosen a section, whose heading is then in view', async () => {
      await button.click();
      await contents(page).getByRole('link', { name: 'Pitfalls' }).click();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('#pitfalls')).toBeInViewport();
      const top = await page.locator('#pitfalls').evaluate((heading) => heading.getBoundingClientRect().top);
      const navbar = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect(top).toBeGreaterThanOrEqual(navbar);
    });

    await test.step('is collapsed on the next page', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await openNavigation(page);
      await goToUserComponents(page);
      await expect(contents(page).getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    });
  });
});

async function goToUserComponents(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'User Components' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Components');
}
