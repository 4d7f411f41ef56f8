import { expectAccessible } from './support/axe.ts';
import { NOT_FOUND_MESSAGE } from './support/messages.ts';
import { expectPage } from './support/navigating.ts';
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

/** Unknown paths, each with the page that is offered first, and its title. */
const MISTAKES = [
  ['/docs/overveiw', '/docs/overview', 'Overview'],
  ['/Docs/api/usenode.html', '/docs/api/useNode', 'useNode()'],
  ['/docs/nodes', '/docs/concepts/nodes', 'Nodes'],
] as const;

for (const [path, nearest, title] of MISTAKES) {
  test(`${path} offers ${nearest}, which has a similar address`, async ({ page, messages }) => {
    messages.expect(NOT_FOUND_MESSAGE);
    await page.goto(address(path));
    await hydrated(page);
    const similar = page.getByRole('navigation', { name: 'Pages with a similar address' });
    await expect(similar.getByRole('link').first()).toHaveAttribute('href', nearest);
    await expectAccessible(page);
    await similar.getByRole('link', { name: title, exact: true }).first().click();
    await expectPage(page, nearest);
  });
}

test('a path that resembles no page offers none', async ({ page, messages }) => {
  messages.expect(NOT_FOUND_MESSAGE);
  await page.goto(address('/blog/2020/hello'));
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages with a similar address' })).toHaveCount(0);
});

test.describe('below a base path', () => {
  test.use({ site: 'subPath' });

  test('the offered pages are in the folder of the site', async ({ page, messages }) => {
    messages.expect(NOT_FOUND_MESSAGE);
    await page.goto(address('/docs/overveiw'));
    await hydrated(page);
    const similar = page.getByRole('navigation', { name: 'Pages with a similar address' });
    await expect(similar.getByRole('link').first()).toHaveAttribute('href', '/craft/docs/overview');
    await expect(similar.getByRole('listitem').first()).toHaveText('Overview /craft/docs/overview');
  });
});
