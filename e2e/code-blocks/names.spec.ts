import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { findBarriers } from '../support/axe.ts';
import { expectPage } from '../support/navigating.ts';
import { siteFile } from '../support/site-pages.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/editor';
const ENTRY = '/docs/api/useNode';

/** The first link in a sample to the page about `useNode`. */
const nameIn = (page: Page): Locator => page.locator(`.code pre a[href="${ENTRY}"]`).first();

const tooltip = (page: Page): Locator => page.getByRole('tooltip');

test('a name in a sample leads to its entry', async ({ page }) => {
  await open(page, PAGE);
  await nameIn(page).click();
  await expectPage(page, ENTRY);
});

test('inline code that names an entry leads there', async ({ page }) => {
  await open(page, PAGE);
  const link = page.getByRole('main').locator('p > a[href^="/docs/api/"] > code').first();
  const target = await link.locator('..').getAttribute('href');
  await link.click();
  await expectPage(page, target?.replace(/#.*/, '') ?? '');
});

test('a linked name is underlined, so that colour is not its only mark', async ({ page }) => {
  await open(page, PAGE);
  await expect(nameIn(page)).toHaveCSS('text-decoration-line', 'underline');
});

test('inline code that leads to an entry is underlined, and other inline code is not', async ({ page }) => {
  await open(page, PAGE);
  const code = page.getByRole('main').locator('p');
  await expect(code.locator('a > code').first().locator('..')).toHaveCSS('text-decoration-line', 'underline');
  await expect(code.locator(':scope > code').first()).toHaveCSS('text-decoration-line', 'none');
});

test('a sample links to each entry once, however often it names it', async ({ page }) => {
  await open(page, PAGE);
  const repeated = await page.locator('.code pre').evaluateAll((samples) =>
    samples.flatMap((sample) => {
      const links = [...sample.querySelectorAll('a')].filter((link) => link.checkVisibility());
      const targets = links.map((link) => link.href);
      return targets.filter((target, index) => targets.indexOf(target) !== index);
    }),
  );
  expect(repeated).toEqual([]);
});

test('the markdown of a page has its samples without links', async () => {
  const markdown = readFileSync(siteFile(`${PAGE.slice(1)}.md`), 'utf8');
  expect(markdown).toContain("import { useNode } from '@craftjs/core';");
});

test.describe('the type of a name', () => {
  test('shows with the first sentence of its entry while the pointer is on either, and below the line', async ({
    page,
  }) => {
    await open(page, PAGE);
    await nameIn(page).hover();
    await expect(tooltip(page)).toContainText('function useNode');
    await expect(tooltip(page).getByRole('paragraph')).toHaveText(/^[A-Z].*[.!?]$/);
    const [line, box] = [await nameIn(page).boundingBox(), await tooltip(page).boundingBox()];
    const isBeside = line && box && (box.y >= line.y + line.height || box.y + box.height <= line.y);
    expect(isBeside).toBe(true);

    await tooltip(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('shows at the keyboard’s focus, describes the link, and goes with Escape or the focus', async ({
    page,
  }) => {
    await open(page, PAGE);
    await nameIn(page).evaluate((link) => link.closest('pre')?.focus());
    await page.keyboard.press('Tab');
    await expect(nameIn(page)).toBeFocused();
    await expect(tooltip(page)).toBeVisible();
    await expect(nameIn(page)).toHaveAccessibleDescription(/function useNode/);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(nameIn(page)).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip(page)).toContainText('function useNode');
  });

  for (const mode of ['light', 'dark']) {
    test(`has no barriers that axe finds, in ${mode} mode`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await open(page, PAGE);
      await nameIn(page).hover();
      await expect(tooltip(page)).toBeVisible();
      expect(await findBarriers(page.mainFrame())).toEqual([]);
    });
  }

  test('is asked for at the first pointer in a sample, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/data/types/')) asked.push(request.url());
    });
    await open(page, PAGE);
    await page.getByRole('heading', { level: 1 }).hover();
    expect(asked).toEqual([]);
    await nameIn(page).hover();
    await expect(tooltip(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

    test('shows at the first tap, and the second one follows the link', async ({ page }) => {
      await open(page, PAGE);
      await nameIn(page).tap();
      await expect(tooltip(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
      await nameIn(page).tap();
      await expectPage(page, ENTRY);
      await expect(tooltip(page)).toHaveCount(0);
    });
  });
});
