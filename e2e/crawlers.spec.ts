import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { siteFile, sitePaths } from './support/site-pages.ts';
import { address, expect, test } from './support/test.ts';

test('the sitemap lists every page once', () => {
  const files = readdirSync(siteFile('.'), { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => dirname(`/${file}`))
    // No search should lead to a redirecting page or to apps.
    .filter((path) => !['/docs', '/playground'].includes(path) && !path.startsWith('/examples/'));
  expect([...sitePaths].sort()).toEqual(pages.sort());
});

test('robots.txt names the sitemap', async ({ request }) => {
  const robots = await request.get(address('/robots.txt'));
  expect(robots.status()).toBe(200);
  expect(await robots.text()).toMatch(/^Sitemap: https:\/\/[^\s]+\/sitemap\.xml$/m);
  const sitemap = await request.get(address('/sitemap.xml'));
  expect(sitemap.status()).toBe(200);
  expect(sitemap.headers()['content-type']).toContain('xml');
});
