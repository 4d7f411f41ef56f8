import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openCold, sidebarLink } from '../support/navigating.ts';
import { expectSameDocument, markDocument } from '../support/same-document.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

// The sidebar of a site of many pages, which would enlarge every page. Its limit of two pages leaves room for a single
// label. The site is a preview, so a draft is listed beside its published page.
test.use({ site: 'longSidebar' });

/** The link to a draft, with its mark. */
const DRAFT = 'Harbour Draft';

async function showAllSections(page: Page): Promise<void> {
  const all = page.getByRole('navigation', { name: 'Docs' }).getByRole('button', { name: 'All 2 sections' });
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await all.click();
  await expect(all).toHaveAttribute('aria-expanded', 'true');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page lists its own category, and leads to the list of all pages', async ({ page }) => {
    await page.goto('/docs/guide/rafts');
    const links = page.getByRole('navigation', { name: 'Docs' }).getByRole('link');
    await expect(links).toHaveText(['Guide', 'Rafts', 'All pages']);
    await links.last().click();
    await expect(page).toHaveURL(/\/search$/);
    await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
    await expect(page).toHaveURL(/\/docs\/start$/);
    await expect(links).toHaveText(['Start', DRAFT, 'All pages']);
  });
});

test('a sidebar of many pages shows the part around the page', async ({ page }) => {
  await open(page, '/docs/guide/rafts');
  const sidebar = page.getByRole('navigation', { name: 'Docs' });

  await test.step('a page shows the categories around its own, and all on request', async () => {
    const sections = sidebar.getByRole('button');
    await expect(sections).toHaveText(['Guide', 'All 2 sections']);
    await showAllSections(page);
    await expect(sections).toHaveText(['First steps', 'Guide', 'All 2 sections']);
    await sections.last().press('Enter');
    await expect(sections).toHaveText(['Guide', 'All 2 sections']);
    await expect(sections.last()).toBeFocused();
  });

  await test.step('the category of the page is open, the others get their links when they are opened', async () => {
    await showAllSections(page);
    const first = sidebar.getByRole('button', { name: 'First steps' });
    await expect(sidebar.getByRole('button', { name: 'Guide' })).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar.getByRole('link')).toHaveText(['Guide', 'Rafts']);
    await expect(sidebar.locator('[aria-current]')).toHaveText('Rafts');

    await first.click();
    await expect(sidebar.getByRole('link')).toHaveText(['Start', DRAFT, 'Guide', 'Rafts']);
    await sidebarLink(page, '/docs/start').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeFocused();
    await expect(sidebar.locator('[aria-current]')).toHaveText('Start');
    await expect(sidebar.getByRole('link')).toHaveText(['Start', DRAFT, 'Guide', 'Rafts']);
  });

  await test.step('the category of a page that a link leads to opens', async () => {
    await open(page, '/docs/start');
    await expect(sidebar.getByRole('link')).toHaveText(['Start', DRAFT]);
    await showAllSections(page);
    await page.getByRole('main').getByRole('link', { name: 'guide to rafts' }).click();
    await expect(page).toHaveURL(/\/docs\/guide\/rafts/);
    await expect(sidebar.getByRole('link')).toHaveText(['Start', DRAFT, 'Guide', 'Rafts']);
    await expect(sidebar.locator('[aria-current]')).toHaveText('Rafts');
  });
});

test('if the links of a category cannot be loaded, the link to its first page remains', async ({
  page,
  messages,
}) => {
  messages.expect(/failed request: .*\/data\/docs\/start\.json/);
  messages.expect(/console error: Failed to load resource/);
  await openCold(page, '/docs/guide');
  await page.route('**/data/docs/start.json', (route) => route.abort('connectionfailed'));
  await showAllSections(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs' });
  await sidebar.getByRole('button', { name: 'First steps' }).click();
  await expect(sidebar.getByRole('link', { name: 'First steps' })).toHaveAttribute('href', '/docs/start');
});

test('an unknown path that may be a page leads to the not-found page, which works', async ({
  page,
  messages,
}) => {
  messages.expect(/console error: Failed to load resource: .* 404 \(Not Found\)/);
  await page.goto('/docs/no-such-page');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\d\/$/);
  await expectSameDocument(page);
});

test('a preview marks drafts, and hides them from search engines', async ({ page }) => {
  await open(page, '/docs/harbour');
  await expect(page.getByRole('note')).toContainText('Only previews show this page.');
  await expect(sidebarLink(page, '/docs/harbour')).toHaveText(DRAFT);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).not.toContain('harbour');
});
