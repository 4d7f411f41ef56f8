import { NOT_FOUND_MESSAGE } from './support/messages.ts';
import { address, expect, hydrated, test } from './support/test.ts';

// The second to last stands for what is no page but a folder of pages; paths are case-sensitive.
const UNKNOWN_PATHS = ['/nope', '/docs/nope', '/docs/overview/nope', '/docs/concepts', '/Docs/overview'];

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const path of UNKNOWN_PATHS) {
      test(`${path} answers that there is no such page and offers ways on`, async ({ page, messages }) => {
        messages.expect(NOT_FOUND_MESSAGE);
        const response = await page.goto(address(path));
        expect(response?.status()).toBe(404);
        if (javaScriptEnabled) await hydrated(page);

        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
        await expect(page).toHaveTitle('Page not found | craft.js');
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);

        await expect(main.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/');
        await main.getByRole('searchbox', { name: 'Search documentation' }).fill('node');
        await main.getByRole('button', { name: 'Search' }).click();
        await page.waitForURL('**/search/?q=node');
        await expect(page.getByRole('searchbox', { name: 'Search documentation' })).toBeVisible();
      });
    }
  });
}
