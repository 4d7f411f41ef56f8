import type { Page } from '@playwright/test';
import { expectPage, sidebarLink } from '../support/navigating.ts';
import { pageFile } from '../support/site-pages.ts';
import { address, expect, open, test } from '../support/test.ts';

const PAGE = '/docs/concepts/user-components';
const OTHER_PAGE = '/docs/concepts/nodes';

/** Changes the last change in a page's data to this value, or removes it. */
async function changePage(page: Page, path: string, lastChanged: string | undefined): Promise<void> {
  await page.route(`**/${pageFile(path)}`, async (route) => {
    const response = await route.fetch();
    const { lastChanged: _real, ...data }: Record<string, unknown> = { ...(await response.json()) };
    await route.fulfill({ response, json: { ...data, lastChanged } });
  });
}

async function goTo(page: Page, path: string): Promise<void> {
  await sidebarLink(page, path).click();
  await expectPage(page, path);
}

test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'th-TH' });

test('a page shows the known facts about its origin', async ({ page, request }) => {
  await changePage(page, PAGE, '2024-12-31');
  await changePage(page, OTHER_PAGE, undefined);
  await open(page, '/docs/concepts/editor');

  await test.step('the date of its last change, if it is known, in the language of the site', async () => {
    await goTo(page, PAGE);
    await expect(page.getByRole('main')).toContainText('Last changed on 31 December 2024');
    await expect(page.getByRole('main').locator('time')).toHaveAttribute('datetime', '2024-12-31');
    await goTo(page, OTHER_PAGE);
    await expect(page.getByText('Last changed on')).toHaveCount(0);
  });

  await test.step('the date is the same in the prerendered page, the sitemap and the page’s data', async () => {
    const data: Record<string, unknown> = await (await request.get(`./${pageFile(PAGE)}`)).json();
    const { lastChanged } = data;
    const document = await (await request.get(address(PAGE))).text();
    const dates = [...document.matchAll(/<time[^>]* dateTime="([^"]+)"/gi)].map(([, date]) => date);
    expect(dates).toEqual(lastChanged === undefined ? [] : [lastChanged]);
    const sitemap = await (await request.get(address('/sitemap.xml'))).text();
    const entry = sitemap.split('<url>').find((url) => url.includes(`${PAGE}</loc>`)) ?? '';
    expect(entry.includes('<lastmod>')).toBe(lastChanged !== undefined);
    expect(entry).toContain(lastChanged === undefined ? PAGE : `<lastmod>${lastChanged}</lastmod>`);
  });

  await test.step('a reader can say what is missing, in an issue that names the page or without an account', async () => {
    const issue = await page.getByRole('link', { name: 'Was this page helpful?' }).getAttribute('href');
    const { origin, pathname, searchParams } = new URL(issue ?? '');
    expect(origin + pathname).toBe('https://github.com/prevwong/craft.js/issues/new');
    expect(searchParams.get('title')).toBe('Documentation: Nodes');
    expect(searchParams.get('body')).toContain(`Page: ${new URL(page.url()).origin}${OTHER_PAGE}`);
    await expect(page.getByRole('link', { name: 'No account? Write on Discord.' })).toBeVisible();
  });

  await test.step('a site that does not say where its pages are edited has no link for it', async () => {
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  });
});
