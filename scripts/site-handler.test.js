import { randomBytes } from 'node:crypto';
import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { headersFile } from '../src/node/security/headers.ts';
import { fixtureFolder, writeFiles } from '../test-support/fixture-folder.js';
import { startServer } from './serve.js';

/** @import { IncomingHttpHeaders } from 'node:http' */

/** Long enough to be compressed. */
const long = 'words '.repeat(500);
const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': `<h1>Page not found</h1>${long}`,
  'docs/overview/index.html': `<h1>Overview</h1>${long}`,
  'docs/overview.md': `# Überblick ${long}`,
  'assets/main-abcd1234.js': 'run()',
  'admin/index.html': 'Editor',
};

/**
 * Starts a server for a site of these files, which is closed after the test.
 *
 * @param {string} [base]
 * @param {Record<string, string>} [extra]
 */
async function serveSite(base = '/', extra = {}) {
  const folder = await fixtureFolder({ 'secret.txt': 'not for readers' });
  const site = join(folder, 'site');
  await writeFiles(site, { ...files, _headers: headersFile(base), ...extra });
  const { port, url, close } = await startServer({ directory: site, base });
  onTestFinished(() => close());
  /**
   * Sends a raw request, because `fetch` would normalise the path and decompress the body.
   *
   * @param {string} path
   * @param {Record<string, string>} [headers]
   * @returns {Promise<{ status: number, headers: IncomingHttpHeaders, body: Buffer, text: string }>}
   */
  const get = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const request = httpGet({ host: '127.0.0.1', port, path, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
      request.on('error', reject);
    });
  return { get, site, port, url };
}

test('a page is found, with a slash and with a query too, at the root and below a base path', async () => {
  for (const base of ['/', '/craft/']) {
    const { get } = await serveSite(base);
    for (const path of ['docs/overview', 'docs/overview/', 'docs/overview?from=search']) {
      const { status, text, headers } = await get(base + path);
      expect([status, headers['content-type']], path).toEqual([200, 'text/html;charset=utf-8']);
      expect(text).toContain('<h1>Overview</h1>');
    }
  }
});

test('a page is found whatever signs its name has, and whichever of them are encoded', async () => {
  const names = ['c++', '@scope', 'a,b', '$ref', 'a&b', 'größe', 'two words', '100%'];
  const { get } = await serveSite(
    '/',
    Object.fromEntries(names.map((name) => [`docs/${name}/index.html`, 'Found'])),
  );
  for (const path of names.flatMap((name) => [encodeURI(name), encodeURIComponent(name)]))
    expect((await get(`/docs/${path}`)).text, path).toBe('Found');
});

test('an address without a file is the not-found page, with status 404', async () => {
  const { get } = await serveSite();
  for (const path of ['/docs/nothing', '/assets/gone-abcd1234.js', '/docs', '/%', '/docs/%FF', '/%00']) {
    const { status, text, headers } = await get(path);
    expect([status, headers['cache-control']], path).toEqual([404, 'no-cache']);
    expect(text).toContain('<h1>Page not found</h1>');
    expect((await get('/')).status).toBe(200);
  }
});

test('a file outside the site cannot be had', async () => {
  const { get } = await serveSite();
  const outside = ['/../', '/%2e%2e/', '/..%2f', '/docs/../../', '/..\\'].map((path) => `${path}secret.txt`);
  for (const path of outside) {
    const { status, text } = await get(path);
    expect(status, path).toBe(404);
    expect(text).not.toContain('not for readers');
  }
});

test('below a base path, other addresses are not found, and those without it lead to the site', async () => {
  const { get, url } = await serveSite('/craft/');
  expect(url).toMatch(/\/craft\/$/);
  for (const path of ['/', '/craft?a=b']) {
    const { status, headers } = await get(path);
    expect(status).toBe(302);
    expect(headers.location).toMatch(/^\/craft\//);
  }
  for (const path of ['/docs/overview', '/craftsman']) expect((await get(path)).status).toBe(404);
});

test('files have the headers of the build for their part of the site, with every answer', async () => {
  const { get } = await serveSite();
  for (const path of ['/', '/docs/overview', '/nothing']) {
    expect((await get(path)).headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
  }
  expect((await get('/assets/main-abcd1234.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/admin/')).headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-frame-options': 'DENY',
  });
});

test('texts are compressed for browsers that accept it, and caches are informed', async () => {
  const { get } = await serveSite();
  for (const path of ['/docs/overview', '/docs/overview.md']) {
    const plain = await get(path);
    const zipped = await get(path, { 'accept-encoding': 'gzip' });
    const brotli = await get(path, { 'accept-encoding': 'gzip, br' });
    expect([plain, zipped, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    for (const { headers } of [plain, zipped, brotli]) {
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-type']).toMatch(/^text\/(?:html|markdown);charset=utf-8$/);
    }
  }
});

test('a page is revalidated by its ETag, and a new build is served without a restart', async () => {
  const { get, site } = await serveSite();
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  await writeFiles(site, { 'docs/new/index.html': 'New', 'index.html': '<h1>Home again</h1>' });
  expect((await get('/')).text).toBe('<h1>Home again</h1>');
  expect((await get('/docs/new')).text).toBe('New');
});

test('a file that cannot be read, or a byte range that makes no sense, does not end the server', async () => {
  const { get, site } = await serveSite();
  await rm(join(site, 'docs/overview.md'));
  await symlink('/proc/self/mem', join(site, 'docs/overview.md'));
  await get('/docs/overview.md').catch(() => {});
  expect((await get('/', { range: 'bytes=5-2' })).text).toBe('<h1>Home</h1>');
});

test.runIf(process.platform === 'linux')('an aborted download closes its file', async () => {
  const { port, site } = await serveSite('/', {
    // No compression makes it short.
    'long.txt': randomBytes(2_500_000).toString('hex'),
  });
  for (let count = 0; count < 40; count += 1) {
    await new Promise((resolve) => {
      const headers = { 'accept-encoding': count % 2 === 0 ? 'br' : 'identity' };
      const request = httpGet({ host: '127.0.0.1', port, path: '/long.txt', headers }, (response) => {
        response.once('data', () => request.destroy());
        response.once('close', resolve);
      });
      request.on('error', () => {});
    });
  }
  const openFiles = async () => {
    const links = (await readdir('/proc/self/fd')).map((fd) =>
      readlink(`/proc/self/fd/${fd}`).catch(() => ''),
    );
    return (await Promise.all(links)).filter((file) => file.startsWith(site));
  };
  await expect.poll(openFiles).toEqual([]);
});
