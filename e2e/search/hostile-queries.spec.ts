import { address, expect, hydrated, test } from '../support/test.ts';

/** Queries in an address, and the resulting text in the page's field. Other queries: src/search/answer.test.ts. */
const ADDRESSED = [
  [`?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`, '<img src=x onerror=alert(1)>'],
  ['?q=node&q=frame', 'node'],
  ['?q=%E0%A4%A', '\uFFFD%A'],
  ['?q=node%ED%A0%80', 'node\uFFFD\uFFFD\uFFFD'],
  ['?__proto__=x&constructor=y&q[]=z&q=node', 'node'],
] as const;

test('the search page works with any query, and its address stays short', async ({ page, context }) => {
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', { name: 'Search documentation' });
  for (const [search, value] of ADDRESSED) {
    await test.step(search, async () => {
      await page.goto(address(`/search${search}`));
      await hydrated(page);
      await expect(field).toHaveValue(value);
      await expect(main.getByRole('status')).toHaveText(/^(No results for "|\d+ results?)/);
      await expect(main.locator('img')).toHaveCount(0);
    });
  }
  await test.step('a pasted text of 200,000 characters stays in the field', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = 'node frame '.repeat(20_000);
    // A copied page contains line breaks, which a single-line field removes.
    await page.evaluate((copied) => navigator.clipboard.writeText(`${copied}\n`), text);
    await field.fill('');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page).toHaveURL(/\/search\?q=node\+frame/);
    expect(page.url().length).toBeLessThan(600);
    expect(await field.inputValue()).toBe(text);
    await expect(main.getByRole('status')).toHaveText(/^\d+ results$/);
  });
});
