import type { Locator, Page } from '@playwright/test';
import { showMode } from '../accessibility/appearances.ts';
import { findBarriers } from '../support/axe.ts';
import { expectPage } from '../support/navigating.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/docs/guides/recipes/node-bar';
const ENTRY = '/docs/api/useNode';

/** The first link to the page about `useNode` in a sample that is not collapsed. */
const nameIn = (page: Page): Locator => page.locator(`.code pre a[href="${ENTRY}"]:visible`).first();

const tooltip = (page: Page): Locator => page.getByRole('tooltip');

test('names in samples and in sentences are links to their entries', async ({ page }) => {
  await open(page, PAGE);
  await test.step('a linked name is underlined, so that colour is not its only mark', () =>
    expect(nameIn(page)).toHaveCSS('text-decoration-line', 'underline'));

  await test.step('inline code that links to an entry is underlined, and other inline code is not', async () => {
    const code = page.getByRole('main').locator('p');
    const link = code.locator('a > code').first().locator('..');
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await expect(code.locator(':scope > code').first()).toHaveCSS('text-decoration-line', 'none');
  });

  await test.step('a sample links to each entry once, however often it names it', async () => {
    const repeated = await page.locator('.code pre').evaluateAll((samples) =>
      samples.flatMap((sample) => {
        const links = [...sample.querySelectorAll('a')].filter((link) => link.checkVisibility());
        const targets = links.map((link) => link.href);
        return targets.filter((target, index) => targets.indexOf(target) !== index);
      }),
    );
    expect(repeated).toEqual([]);
  });

  await test.step('a name in a sample leads to its entry', async () => {
    await nameIn(page).click();
    await expectPage(page, ENTRY);
  });

  await test.step('inline code that names an entry leads there', async () => {
    await page.goBack();
    await expectPage(page, PAGE);
    const link = page.getByRole('main').locator('p > a[href^="/docs/api/"] > code').first();
    const target = await link.locator('..').getAttribute('href');
    await link.click();
    await expectPage(page, target?.replace(/#.*/, '') ?? '');
  });
});

test('the type of a name is shown to readers who point at it or focus it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/types/')) asked.push(request.url());
  });
  const heading = page.getByRole('heading', { level: 1 });
  await test.step('is requested at the first pointer in a sample, and not before', async () => {
    await open(page, PAGE);
    await heading.hover();
    expect(asked).toEqual([]);
    await nameIn(page).hover();
    await expect(tooltip(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  await test.step('appears with the first sentence of its entry while the pointer is on either, and below the line', async () => {
    await expect(tooltip(page)).toContainText('function useNode');
    await expect(tooltip(page).getByRole('paragraph')).toHaveText(/^[A-Z].*[.!?]$/);
    await expect(tooltip(page)).toHaveText(/^[A-Z].*[.!?]function useNode<S = null>\(.*\): …$/);
    const [line, box] = [await nameIn(page).boundingBox(), await tooltip(page).boundingBox()];
    const isBeside = line && box && (box.y >= line.y + line.height || box.y + box.height <= line.y);
    expect(isBeside).toBe(true);

    await tooltip(page).hover();
    await expect(tooltip(page)).toBeVisible();
  });

  await test.step('is the type that the entry writes, and never below the navbar', async () => {
    const name = page
      .locator('.code pre a[href$="#action-setprop"]:visible, .code pre a[href*="#return-"]:visible')
      .first();
    await name.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - 90));
    await name.hover();
    await expect(tooltip(page)).toContainText(`${await name.textContent()}: `);
    const [bar, box] = [await page.getByRole('banner').boundingBox(), await tooltip(page).boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await nameIn(page).hover();
    await expect(tooltip(page)).toContainText('function useNode');
  });

  for (const mode of ['light', 'dark'] as const) {
    await test.step(`has no barriers that axe finds, in ${mode} mode`, async () => {
      await showMode(page, mode);
      await expect(tooltip(page)).toBeVisible();
      expect(await findBarriers(page.mainFrame(), { within: '[role=tooltip], [aria-describedby]' })).toEqual(
        [],
      );
    });
  }

  await test.step('disappears when the pointer leaves', async () => {
    await heading.hover();
    await expect(tooltip(page)).toHaveCount(0);
  });

  await test.step('appears on keyboard focus, describes the link, and disappears with Escape or the focus', async () => {
    await nameIn(page).locator('xpath=ancestor::figure').getByRole('button', { name: 'Copy code' }).focus();
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
});

test.describe('on a touch screen', { tag: '@night' }, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('the type of a name appears at the first tap, and the second one follows the link', async ({
    page,
  }) => {
    await open(page, PAGE);
    await nameIn(page).tap();
    await expect(tooltip(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await nameIn(page).tap();
    await expectPage(page, ENTRY);
    await expect(tooltip(page)).toHaveCount(0);
  });
});
