import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { writeFiles } from './fixture-folder.js';
import { long, serveSite } from './serve-fixture.js';

describe('compression', () => {
  test('brotli is preferred to gzip', async () => {
    const { get } = await serveSite();
    const { headers, body } = await get('/docs/overview', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(brotliDecompressSync(body).toString()).toContain('Overview');
  });

  test('gzip is sent when it is all that is accepted', async () => {
    const { get } = await serveSite();
    const { headers, body } = await get('/docs/overview/', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain('Overview');
  });

  test('a coding refused with q=0 is not sent', async () => {
    const { get } = await serveSite();
    const refusals = { 'accept-encoding': 'br;q=0, gzip;q=0.0' };
    expect((await get('/docs/overview', { headers: refusals })).headers['content-encoding']).toBeUndefined();
    expect((await get('/nothing', { headers: refusals })).headers['content-encoding']).toBeUndefined();
  });

  test('a file without compressed variants is sent as it is', async () => {
    const { get } = await serveSite();
    const { headers, text } = await get('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toBe('<h1>Home</h1>');
  });

  test.each(['/', '/docs/overview', '/assets/main-abcd1234.js', '/nothing'])(
    'caches are told that %s depends on what is accepted',
    async (path) => {
      const { get } = await serveSite();
      expect((await get(path)).headers.vary).toBe('Accept-Encoding');
    },
  );
});

describe('caching', () => {
  test('hashed files are kept for a year', async () => {
    const { get } = await serveSite();
    const { headers } = await get('/assets/main-abcd1234.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/docs/overview', '/docs/overview.md'])(
    '%s is asked for again, by its mark',
    async (path) => {
      const { get } = await serveSite();
      const first = await get(path);
      expect(first.headers['cache-control']).toBe('no-cache');
      const etag = first.headers.etag ?? '';
      expect(etag).not.toBe('');
      const second = await get(path, { headers: { 'if-none-match': etag } });
      expect(second.status).toBe(304);
      expect(second.body).toHaveLength(0);
      expect(second.headers['cache-control']).toBe('no-cache');
    },
  );

  test('a new build is served without a restart', async () => {
    const { get, site } = await serveSite();
    await writeFiles(site, { 'docs/new/index.html': 'New', 'index.html': '<h1>Home again</h1>' });
    // File systems may not tell moments a few milliseconds apart; builds are further apart than that.
    await utimes(join(site, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect((await get('/')).text).toBe('<h1>Home again</h1>');
    expect((await get('/docs/new')).text).toBe('New');
  });

  test('a file that vanishes while a build runs does not end the server', async () => {
    const { get, site } = await serveSite();
    await rm(join(site, 'assets'), { recursive: true });
    await expect(get('/assets/main-abcd1234.js')).rejects.toThrow();
    expect((await get('/')).status).toBe(200);
  });
});

test.each(['bytes=5-2', 'bytes=-3', 'bytes=abc', 'bytes=999999-'])(
  'the byte range %s is answered with the whole file',
  async (range) => {
    const { get } = await serveSite();
    const { status, text } = await get('/', { headers: { range } });
    expect(status).toBe(200);
    expect(text).toBe('<h1>Home</h1>');
  },
);

test.each([
  ['a.js', 'text/javascript'],
  ['a.css', 'text/css'],
  ['a.html', 'text/html;charset=utf-8'],
  ['a.json', 'application/json'],
  ['a.xml', 'text/xml'],
  ['a.txt', 'text/plain;charset=utf-8'],
  ['a.md', 'text/markdown;charset=utf-8'],
  ['a.svg', 'image/svg+xml'],
  ['a.png', 'image/png'],
  ['a.webp', 'image/webp'],
  ['a.woff2', 'font/woff2'],
  ['a.webmanifest', 'application/manifest+json'],
])('%s is sent as %s, also when compressed, and browsers must not guess', async (name, type) => {
  const { get } = await serveSite({}, { [name]: long });
  for (const encoding of ['identity', 'br']) {
    const { headers } = await get(`/${name}`, { headers: { 'accept-encoding': encoding } });
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});
