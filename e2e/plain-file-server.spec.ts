import { expectSameDocument, markDocument } from './support/same-document.ts';
import { readPage, sitePaths } from './support/site-pages.ts';
import { expect, open, test } from './support/test.ts';

test.use({ site: 'plainFiles' });

/** One page of each kind, because the host serves all pages of a kind in the same way. */
const samples = new Map(sitePaths.map((path) => [readPage(path).kind, path])).values();

test('a page of each kind hydrates on a plain file server', { tag: '@night' }, async ({ page }) => {
  for (const path of samples) {
    await test.step(`${path} hydrates`, async () => {
      await open(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }
});

test('pages are reached on the client from an address with a trailing slash', { tag: '@night' }, async ({
  page,
  baseURL,
}) => {
  await open(page, '/docs/overview');
  await expect(page).toHaveURL(`${baseURL}docs/overview/`);
  await markDocument(page);

  const sidebar = page.getByRole('navigation', { name: 'Docs' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Overview');
  await sidebar.getByRole('link', { name: 'Nodes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nodes');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Nodes');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expectSameDocument(page);
});
