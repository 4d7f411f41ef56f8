import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

/** A page with a demo, tables, code, and internal and external links. */
const PAGE = '/docs/overview';

/** An A4 sheet within its margins, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

/** Elements around an article, and controls that are useless on paper. */
const SHELL = [
  'header.navbar',
  '.sidebar',
  '.toc',
  '.breadcrumbs',
  '.pager',
  'footer.footer',
  '.skip-link',
  '.heading-anchor',
  '.code-copy',
  '.doc-actions',
  '.demo-controls',
  '.demo-stage',
];

/** Switches the page to print media. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
}

async function expectArticleAlone(page: Page): Promise<void> {
  for (const part of SHELL) {
    // An element that does not exist would prove nothing.
    await expect(page.locator(part), part).not.toHaveCount(0);
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-article] h2').first()).toBeVisible();
  const { top, left, width } = await page.locator('main').evaluate((main) => main.getBoundingClientRect());
  expect({ top, left, width }).toEqual({ top: 0, left: 0, width: SHEET.width });
}

/** The text printed after a link. */
function spelledOut(page: Page, link: string): Promise<string> {
  return page
    .locator(link)
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').content.replaceAll(/" *"|^"|"$/g, ''));
}

test('a printed page is the article, complete and legible', async ({ page }) => {
  await open(page, PAGE);

  await test.step('shows the source of its demos, which is collapsed on the screen', async () => {
    const source = page.locator('.demo details .code').first();
    const isShown = () =>
      source.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isShown()).toBe(false);
    await print(page);
    expect(await isShown()).toBe(true);
    expect(await source.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(100);
  });

  await test.step('is the article without the shell', () => expectArticleAlone(page));

  await test.step('spells out links, internal ones with the site’s address', async () => {
    expect(await spelledOut(page, '[data-article] a[href="/docs/additional/layers"]')).toBe(
      ' (https://craft.js.org/docs/additional/layers)',
    );
    const external = page.locator('[data-article] a[href^="https:"]').first();
    const href = await external.getAttribute('href');
    expect(await spelledOut(page, `[data-article] a[href="${href}"]`)).toBe(` (${href})`);
  });

  await test.step('is dark on white for a reader in dark mode', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 21, 17)');
    await print(page);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const luminances = await page
      .locator('[data-article] :is(p, h2, td, a, code, code span)')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(
            Number,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        }),
      );
    expect(Math.max(...luminances)).toBeLessThan(110);
  });

  await test.step('is the article also while a dialog is open', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 700, height: 700 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const dialog = page.locator('dialog');
    await expect(dialog).toBeVisible();
    await print(page);
    await expect(dialog).toBeHidden();
    await expect(page.locator('.dialog-backdrop')).toBeHidden();
    await expect(page.locator('main h1')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('does not spell out links to its own sections', async () => {
    await page
      .locator('[data-article] a[href^="/docs/"]:not(pre a, :has(> code))')
      .first()
      .evaluate((link) => link.setAttribute('href', '#next'));
    expect(await spelledOut(page, '[data-article] p a[href="#next"]')).toBe('none');
  });
});
