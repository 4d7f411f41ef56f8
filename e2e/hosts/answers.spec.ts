import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { answerNothing } from '../search/hosted-index.ts';
import { HOST_NAMES } from '../support/host-servers.ts';
import { NOT_FOUND_MESSAGE } from '../support/messages.ts';
import { openSearch } from '../support/search-dialog.ts';
import { type SiteName, siteDirectory } from '../support/sites.ts';
import { address, expect, hydrated, open } from '../support/test.ts';
import { test } from './host-test.ts';

const NO_CACHE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The headers of every answer, except the policy and the caching of some. */
const HEADERS = {
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Paths without a page: one that does not exist, folders without a page, and files. */
const MISSING = ['/docs/nope', '/docs/api', '/docs/api/', '/assets/', '/assets/nope.js', '/nope.md'];

for (const hostName of HOST_NAMES) {
  for (const [site, place, START, OTHER] of [
    ['main', 'at the root', '/docs/overview', '/docs/migrating/migrating-0.1.x'],
    ['small', 'below a base path', '/docs/start', '/docs/guide/rafts'],
  ] as const satisfies readonly (readonly [SiteName, ...string[]])[]) {
    test.describe(`${hostName}, ${place}`, { tag: site === 'main' ? [] : '@night' }, () => {
      test.use({ hostName, site });

      test('pages hydrate, and every file is served as the site requires', async ({ page, request }) => {
        await test.step('pages hydrate, with all headers of the site', async () => {
          for (const path of [START, '/search', '/playground/']) {
            const response = await request.get(address(path), { maxRedirects: 0 });
            expect(response.status(), path).toBe(200);
            expect(response.headers(), path).toMatchObject(HEADERS);
          }
          for (const path of ['/', `${START}/`]) {
            const response = await page.goto(address(path));
            expect(response?.status(), path).toBe(200);
            expect(response?.headers(), path).toMatchObject(HEADERS);
            await hydrated(page);
          }
          await answerNothing(page);
          const { field, options } = await openSearch(page);
          await field.fill('start');
          await expect(options.first()).toBeVisible();
        });
        await test.step('a query reaches the search page, with and without a slash before it', async () => {
          for (const path of ['/search?q=nodes', '/search/?q=nodes']) {
            await open(page, path);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “nodes”');
          }
        });
        await test.step('everything is revalidated except the files that are named by their content', async () => {
          const own = ['/', START, `${START}/`, `${START}.md`, `/data${START}.json`];
          for (const path of [...own, '/service-worker.js', '/llms.txt', '/sitemap.xml', '/favicon.svg']) {
            const response = await request.get(address(path));
            expect(response.status(), path).toBe(200);
            expect(response.headers()['cache-control'], path).toBe(NO_CACHE);
            const headers = { 'if-none-match': response.headers()['etag'] ?? '' };
            const again = await request.get(address(path), { headers });
            expect(again.status(), path).toBe(304);
            expect(again.headers()['cache-control'], path).toBe(NO_CACHE);
          }
          for (const ending of ['.js', '.css', '.json']) {
            const response = await request.get(address(assetOf(site, ending)));
            expect(response.status(), ending).toBe(200);
            expect(response.headers(), ending).toMatchObject({
              ...HEADERS,
              'cache-control': IMMUTABLE,
            });
          }
        });
        await test.step('text is served as UTF-8, with its type', async () => {
          const script = /^(?:text|application)\/javascript/;
          const types: Readonly<Record<string, RegExp>> = {
            '/': /^text\/html; charset=utf-8$/,
            [`${START}.md`]: /^text\/markdown; charset=utf-8$/,
            '/llms.txt': /^text\/plain; charset=utf-8$/,
            '/sitemap.xml': /^text\/xml/,
            '/favicon.svg': /^image\/svg\+xml/,
            '/service-worker.js': script,
            [`/data${START}.json`]: /^application\/json/,
            [assetOf(site, '.js')]: script,
            [assetOf(site, '.css')]: /^text\/css/,
          };
          for (const [path, type] of Object.entries(types)) {
            for (const coding of ['identity', 'br']) {
              const response = await ask(request, path, coding);
              expect(response.headers()['content-type'], `${path}, ${coding}`).toMatch(type);
            }
          }
        });
        await test.step('a program that accepts markdown gets a page as markdown, and caches are informed', async () => {
          const markdown = await (await request.get(address(`${START}.md`))).text();
          const asked = { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' };
          for (const path of [START, `${START}/`, OTHER]) {
            const response = await request.get(address(path), { headers: asked, maxRedirects: 0 });
            expect(response.status(), path).toBe(200);
            expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
            expect(response.headers()['vary'], path).toMatch(/\bAccept(?!-)/);
            if (path !== OTHER) expect(await response.text(), path).toBe(markdown);
          }
          for (const [path, headers] of [
            ['/', asked],
            ['/search', asked],
            [START, { accept: 'text/html,*/*;q=0.8' }],
          ] as const) {
            const response = await request.get(address(path), { headers });
            expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
            expect(response.headers()['vary'], path).toMatch(/\bAccept(?!-)/);
          }
          const missing = await request.get(address('/docs/nope'), { headers: asked });
          expect(missing.status()).toBe(404);
        });
        await test.step('texts are compressed for clients that accept it, and caches are informed', async () => {
          // Hosts send a text of a few hundred bytes as it is. The small site's pages are that short as markdown and data.
          const texts = site === 'main' ? [`${START}.md`, `/data${START}.json`] : ['/licences.md'];
          for (const path of ['/', START, ...texts, '/docs/nope', assetOf(site, '.css')]) {
            const plain = await ask(request, path, 'identity');
            expect(plain.headers()['content-encoding'], path).toBeUndefined();
            expect(plain.headers()['vary'], path).toContain('Accept-Encoding');
            const response = await ask(request, path, 'gzip');
            expect(response.status(), path).toBe(plain.status());
            expect(response.headers()['content-encoding'], path).toBe('gzip');
            expect(response.headers()['vary'], path).toContain('Accept-Encoding');
            expect(await response.text(), path).toBe(await plain.text());
          }
        });
      });

      test('missing paths are answered with the not-found page', async ({ page, messages }) => {
        messages.expect(NOT_FOUND_MESSAGE);
        const wanted = { ...HEADERS, 'cache-control': NO_CACHE };
        for (const path of MISSING) {
          const response = await page.request.get(address(path));
          expect(response.status(), path).toBe(404);
          expect(await response.text(), path).toContain('Page not found');
          expect(response.headers(), path).toMatchObject(wanted);
          expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
        }
        await page.goto(address('/docs/nope'));
        await hydrated(page);
        await page.getByRole('main').getByRole('link', { name: 'home' }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
      });
    });
  }

  test.describe(`${hostName}, with a content editor`, () => {
    test.use({ hostName, site: 'small' });

    test('no page frames the editor', async ({ request }) => {
      for (const path of ['/admin/', '/admin/config.json']) {
        const response = await request.get(address(path));
        expect(response.status(), path).toBe(200);
        expect(response.headers(), path).toMatchObject({
          ...HEADERS,
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        });
      }
    });
  });
}

function ask(request: APIRequestContext, path: string, accepted: string): Promise<APIResponse> {
  return request.get(address(path), { headers: { 'accept-encoding': accepted } });
}

/** A file of a site that is named by its content. */
function assetOf(site: SiteName, ending: string): string {
  const assets = readdirSync(join(siteDirectory(site), 'assets'));
  // Small files are not compressed.
  const name =
    assets.find((asset) => asset.startsWith('app-') && asset.endsWith(ending)) ??
    assets.find((asset) => asset.endsWith(ending));
  return `/assets/${name}`;
}
