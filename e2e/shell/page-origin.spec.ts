import type { Page } from '@playwright/test';
import { pageFile, readPage } from '../support/site-pages.ts';
import { address, expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/user-components';

/** Goes to a page whose data say this about its last change, or nothing. */
async function goToPageChangedOn(page: Page, lastChanged: string | undefined): Promise<void> {
  await page.route(`**/${pageFile(PAGE)}`, async (route) => {
    const response = await route.fetch();
    const { lastChanged: _real, ...data }: Record<string, unknown> = { ...(await response.json()) };
    await route.fulfill({ response, json: { ...data, lastChanged } });
  });
  await open(page, '/docs/concepts/nodes');
  await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'User Components' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readPage(PAGE).title);
}

test.describe('the date of a page’s last change', () => {
  test('is shown for people and for machines', async ({ page }) => {
    await goToPageChangedOn(page, '2024-02-03');
    const main = page.getByRole('main');
    await expect(main).toContainText('Last changed on 3 February 2024');
    await expect(main.locator('time')).toHaveAttribute('datetime', '2024-02-03');
  });

  test('is omitted where there is no history', async ({ page }) => {
    await goToPageChangedOn(page, undefined);
    await expect(page.getByText('Last changed on')).toHaveCount(0);
    await expect(page.getByRole('main').locator('time')).toHaveCount(0);
  });

  test.describe('for a reader at the other end of the world', () => {
    test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'th-TH' });

    test('is the same', async ({ page }) => {
      await goToPageChangedOn(page, '2024-12-31');
      await expect(page.getByRole('main')).toContainText('Last changed on 31 December 2024');
    });
  });

  test('stands in the prerendered page and in the sitemap as in the page’s data', async ({
    page,
    request,
  }) => {
    const data: Record<string, unknown> = await (await request.get(`./${pageFile(PAGE)}`)).json();
    const { lastChanged } = data;
    await open(page, PAGE);
    const dates = await page
      .getByRole('main')
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(lastChanged === undefined ? [] : [lastChanged]);
    const sitemap = await (await request.get(address('/sitemap.xml'))).text();
    const entry = sitemap.split('<url>').find((url) => url.includes(`${PAGE}</loc>`)) ?? '';
    expect(entry.includes('<lastmod>')).toBe(lastChanged !== undefined);
    expect(entry).toContain(lastChanged === undefined ? PAGE : `<lastmod>${lastChanged}</lastmod>`);
  });
});

test('a site that does not say where its pages are edited has no link for it', async ({ page }) => {
  await open(page, PAGE);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
});

test.describe('Edit this page', () => {
  test.use({ site: 'small' });

  for (const [path, file] of [
    ['/docs/start', 'start.md'],
    ['/docs/guide', 'guide/index.md'],
    ['/docs/guide/rafts', 'guide/rafts.md'],
  ] as const) {
    test(`leads to the source of ${path}`, async ({ page }) => {
      await open(page, path);
      const link = page.getByRole('main').getByRole('link', { name: 'Edit this page' });
      await expect(link).toHaveAttribute('href', `https://git.example/otter/kit/edit/main/docs/${file}`);
    });
  }

  test('follows the reader from page to page', async ({ page }) => {
    await open(page, '/docs/start');
    await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Rafts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /guide\/rafts\.md$/,
    );
  });

  test('is not on pages that are no documents', async ({ page }) => {
    for (const path of ['/', '/search']) {
      await open(page, path);
      await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
    }
  });
});
