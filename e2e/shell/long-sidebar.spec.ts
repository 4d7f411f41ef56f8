import { openCold, sidebarLink } from '../support/navigating.ts';
import { expect, open, test } from '../support/test.ts';

// The sidebar of a site of many pages, which would weigh on every one of them.
test.use({ site: 'longSidebar' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page lists its own category, and leads to the first page of each other', async ({ page }) => {
    await page.goto('/docs/guide/rafts');
    const links = page.getByRole('navigation', { name: 'Docs' }).getByRole('link');
    await expect(links).toHaveText(['First steps', 'Guide', 'Rafts']);
    await links.first().click();
    await expect(page).toHaveURL(/\/docs\/start$/);
    await expect(links).toHaveText(['Start', 'Guide']);
  });
});

test('the category of the page is open, the others get their links when they are opened', async ({
  page,
}) => {
  await open(page, '/docs/guide/rafts');
  const sidebar = page.getByRole('navigation', { name: 'Docs' });
  const first = sidebar.getByRole('button', { name: 'First steps' });
  await expect(sidebar.getByRole('button', { name: 'Guide' })).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar.getByRole('link')).toHaveText(['Guide', 'Rafts']);
  await expect(sidebar.locator('[aria-current]')).toHaveText('Rafts');

  await first.click();
  await expect(sidebar.getByRole('link')).toHaveText(['Start', 'Guide', 'Rafts']);
  await sidebarLink(page, '/docs/start').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeFocused();
  await expect(sidebar.locator('[aria-current]')).toHaveText('Start');
  await expect(sidebar.getByRole('link')).toHaveText(['Start', 'Guide', 'Rafts']);
});

test('the category of a page that a link leads to opens', async ({ page }) => {
  await open(page, '/docs/start');
  const sidebar = page.getByRole('navigation', { name: 'Docs' });
  await expect(sidebar.getByRole('link')).toHaveText(['Start']);
  await page.getByRole('main').getByRole('link', { name: 'guide to rafts' }).click();
  await expect(page).toHaveURL(/\/docs\/guide\/rafts/);
  await expect(sidebar.getByRole('link')).toHaveText(['Start', 'Guide', 'Rafts']);
  await expect(sidebar.locator('[aria-current]')).toHaveText('Rafts');
});

test('where the links of a category cannot be had, the way to its first page is left', async ({
  page,
  messages,
}) => {
  messages.expect(/failed request: .*\/data\/docs\/start\.json/);
  messages.expect(/console error: Failed to load resource/);
  await openCold(page, '/docs/guide');
  await page.route('**/data/docs/start.json', (route) => route.abort('connectionfailed'));
  const sidebar = page.getByRole('navigation', { name: 'Docs' });
  await sidebar.getByRole('button', { name: 'First steps' }).click();
  await expect(sidebar.getByRole('link', { name: 'First steps' })).toHaveAttribute('href', '/docs/start');
});

test('a path that may be a page and is none ends on the page that says so', async ({ page, messages }) => {
  messages.expect(/console error: Failed to load resource: .* 404 \(Not Found\)/);
  await page.goto('/docs/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
