import type { Locator, Page } from '@playwright/test';
import { address, expect, open, test } from '../support/test.ts';

const PAGE = '/docs/guides/check-pages';

const folded = (page: Page): Locator => page.locator('.code:has(#parse-page-L1)');

const code = (page: Page): Locator => folded(page).locator('pre');

const line = (page: Page, number: number): Locator => page.locator(`#parse-page-L${number}`);

const isWhole = (page: Page): Promise<boolean> =>
  code(page).evaluate((pre) => pre.scrollHeight <= pre.clientHeight + 1);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a long sample is folded, and complete where a reader needs it', async ({ page }) => {
  await test.step('a link to a line of a folded sample unfolds it and shows the line', async () => {
    await open(page, `${PAGE}#parse-page-L85`);
    await expect(line(page, 85)).toBeInViewport({ ratio: 1 });
    await expect(line(page, 85)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect.poll(() => isWhole(page)).toBe(true);
  });

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
    await line(page, 20).scrollIntoViewIfNeeded();
    const [last, box] = [await line(page, 20).boundingBox(), await code(page).boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    const button = folded(page).getByRole('button', { name: /^Show all \d+ lines$/ });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await isWhole(page)).toBe(true);
    await expect(code(page)).toBeFocused();
    await expect(button).toBeHidden();
  });

  await test.step('the title of a long sample stays in view below the site’s navigation while it is read', async () => {
    await line(page, 60).evaluate((node) => node.scrollIntoView({ block: 'center' }));
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
    await page.goto(address(`${PAGE}#parse-page-L85`));
    await expect(line(page, 85)).toBeInViewport({ ratio: 1 });
  });
});
