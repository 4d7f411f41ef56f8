import { sitePaths } from '../support/site-pages.ts';
import { address, expect, open, test } from '../support/test.ts';
import { samplePages } from './pages.ts';

const STATEMENT = '/accessibility';

test('the footer of each kind of page leads to the accessibility statement, and the sitemap lists it', async ({
  request,
}) => {
  expect(sitePaths).toContain(STATEMENT);
  for (const { path } of samplePages) {
    const html = await (await request.get(address(path))).text();
    const footer = html.slice(html.lastIndexOf('<footer class="footer">'));
    expect(footer, path).toMatch(/<a [^>]*href="\/accessibility"[^>]*>Accessibility<\/a>/);
  }
});

test('the link in the footer is followed without a reload', async ({ page }) => {
  await open(page, '/docs/overview');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL(STATEMENT);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Accessibility');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main').getByRole('time')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the statement says what is met, how it is tested, its limits, and how to report a barrier', async ({
    page,
  }) => {
    await page.goto(address(STATEMENT));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'What is met',
      'How it is tested',
      'Known limits',
      'Report a barrier',
    ]);
    const report = main.getByRole('link', { name: 'Open an issue' });
    await expect(report).toHaveAttribute('href', 'https://github.com/prevwong/craft.js/issues/new');
  });
});
