import type { Locator, Page } from '@playwright/test';
import { address, expect, open, test } from '../support/test.ts';

const PAGE = '/docs/guides/check-pages';

const folded = (page: Page): Locator =>
  page.locator('.code', { has: page.locator('.code-title', { hasText: 'parse-page' }) });

const code = (page: Page): Locator => folded(page).locator('pre');

/** Returns where a line of the sample begins and ends, in pixels below the top of its code. */
const edgesOf = (page: Page, number: number) =>
  code(page).evaluate((pre, line) => {
    const { lineHeight, paddingTop } = getComputedStyle(pre);
    const start = Number.parseFloat(paddingTop) + (line - 1) * Number.parseFloat(lineHeight);
    return { start, end: start + Number.parseFloat(lineHeight) };
  }, number);

const isWhole = (page: Page): Promise<boolean> =>
  code(page).evaluate((pre) => pre.scrollHeight <= pre.clientHeight + 1);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a long sample is folded, and complete where a reader needs it', async ({ page }) => {
  await test.step('a folded sample is copied completely', async () => {
    await open(page, PAGE);
    expect(await isWhole(page)).toBe(false);
    await folded(page).getByRole('button', { name: 'Copy code' }).click();
    await expect(folded(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').length).toBeGreaterThan(80);
  });

  await test.step('the focus on a name in the folded part unfolds a sample', async () => {
    await open(page, '/docs/guides/finish-the-editor');
    // The first name that its sample hides.
    const name = await page.evaluateHandle(() => {
      const names = [...document.querySelectorAll<HTMLElement>('[data-fold] > pre a')];
      return names.find((link) => {
        const [{ bottom, height }, code] = [link.getBoundingClientRect(), link.closest('pre')];
        return height > 0 && code !== null && bottom > code.getBoundingClientRect().bottom;
      });
    });
    const link = name.asElement();
    if (link === null) throw new Error('No folded sample hides a name.');
    await link.focus();
    await expect.poll(() => link.evaluate((element) => element.closest('[data-fold]'))).toBe(null);
    const place = await link.boundingBox();
    expect(place?.y).toBeGreaterThan(0);
    expect(place?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  });

  await test.step('paper shows a folded sample completely', async () => {
    await open(page, PAGE);
    expect(await isWhole(page)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isWhole(page)).toBe(true);
    await page.emulateMedia({ media: null });
    expect(await isWhole(page)).toBe(false);
  });

  await test.step('a long sample is folded after twenty lines, and its button unfolds it', async () => {
    expect(await isWhole(page)).toBe(false);
    const height = (await code(page).boundingBox())?.height ?? 0;
    expect((await edgesOf(page, 20)).end).toBeLessThanOrEqual(height);
    expect((await edgesOf(page, 22)).start).toBeGreaterThan(height);
    const button = folded(page).getByRole('button', { name: /^Show all \d+ lines$/ });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await isWhole(page)).toBe(true);
    await expect(code(page)).toBeFocused();
    await expect(button).toBeHidden();
  });

  await test.step('the title of a long sample stays in view below the site’s navigation while it is read', async () => {
    const { start } = await edgesOf(page, 60);
    await code(page).evaluate((pre, top) => window.scrollBy(0, pre.getBoundingClientRect().top + top), start);
    await expect(folded(page).locator('.code-title')).toBeInViewport({ ratio: 1 });
    await expect(folded(page).getByRole('button', { name: 'Copy code' })).toBeInViewport({ ratio: 1 });
    await folded(page).getByRole('button', { name: 'Copy code' }).click();
    await expect(folded(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  });
});

test.describe('without JavaScript', { tag: '@night' }, () => {
  test.use({ javaScriptEnabled: false });

  test('no sample is folded', async ({ page }) => {
    await page.goto(address(PAGE));
    await expect(page.getByRole('button', { name: /^Show all \d+ lines$/ })).toHaveCount(0);
    expect(await isWhole(page)).toBe(true);
  });
});
