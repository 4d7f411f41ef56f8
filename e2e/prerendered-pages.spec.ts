import type { Page } from '@playwright/test';
import { expectLinkPreview } from './support/link-preview.ts';
import { docPaths, isDocPath, readPage, sitePaths } from './support/site-pages.ts';
import { address, expect, test } from './support/test.ts';

// Without scripts nothing but the prerendered HTML can be in the page.
test.use({ javaScriptEnabled: false });

const SITE_URL = process.env['SITE_URL'] ?? 'https://craft.js.org';

test('there are pages to test', () => {
  expect(docPaths.length).toBeGreaterThan(0);
  expect(sitePaths).toEqual(expect.arrayContaining(['/', '/search']));
});

for (const path of sitePaths) {
  test(`${path} has all of its text, begins with its description, and has a preview for links`, async ({
    page,
  }) => {
    const data = readPage(path);
    const response = await page.goto(address(path));
    expect(response?.status()).toBe(200);

    await expect(page).toHaveTitle(`${data.title} | craft.js`);
    const heading = page.locator('h1');
    await expect(heading).toHaveCount(1);
    if (isDocPath(path)) {
      await expect(heading).toHaveText(data.title);
      await expect(page.locator('h1 ~ .doc-lead')).toHaveText(data.description);
      const beginning = await page.locator('[data-article]').textContent();
      const repeated = data.description.replace(/\.$/, '');
      expect(beginning?.trimStart().startsWith(repeated), 'the text repeats the description').toBe(false);
    }

    // `hydration.spec.ts` compares its text.
    await expect(page.locator('[data-article]')).toHaveCount(data.html === '' ? 0 : 1);
    await expectDescription(page, path, data.description);
    expectLinkPreview((await response?.text()) ?? '', /^\/(?:cards\/[\w.-]+|social-card)\.png$/);
  });
}

test('every page is the same with a trailing slash', async ({ request }) => {
  for (const path of sitePaths) {
    const [without, withSlash] = await Promise.all([
      request.get(address(path), { maxRedirects: 0 }),
      request.get(address(path.replace(/\/?$/, '/')), { maxRedirects: 0 }),
    ]);
    expect(without.status(), path).toBe(200);
    expect(withSlash.status(), path).toBe(200);
    expect(await withSlash.text(), path).toBe(await without.text());
  }
});

for (const path of ['/docs', '/docs/']) {
  test(`${path} leads to the main page of the documentation`, async ({ page, baseURL }) => {
    await page.goto(address(path));
    await page.waitForURL(`${baseURL}docs/migrating/migrating-0.1.x`);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

/** What browsers, search engines and the hosted crawler read in the document's head. */
async function expectDescription(page: Page, path: string, description: string): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(html).toHaveAttribute('data-theme', 'light');

  expect(description).not.toBe('');
  const metas: Readonly<Record<string, string>> = {
    description,
    'docsearch:language': 'en',
    'docsearch:version': 'current',
    'docsearch:docusaurus_tag': isDocPath(path) ? 'docs-default-current' : 'default',
  };
  for (const [name, content] of Object.entries(metas)) {
    const meta = page.locator(`meta[name="${name}"]`);
    await expect(meta).toHaveCount(1);
    await expect(meta).toHaveAttribute('content', content);
  }
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${SITE_URL}${path}`);
}
