import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from './serve.js';
import { rawRequest, serveSite } from './serve-fixture.js';

describe('pages', () => {
  test.each(['/docs/overview', '/docs/overview/', '/docs/overview?from=search', '/docs/overview/index.html'])(
    '%s is the page',
    async (path) => {
      const { get } = await serveSite();
      const { status, text, headers } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('<h1>Overview</h1>');
      expect(headers['content-type']).toBe('text/html;charset=utf-8');
    },
  );

  test('/ is the home page', async () => {
    const { get } = await serveSite();
    expect((await get('/')).text).toBe('<h1>Home</h1>');
  });

  test('a page whose name is percent-encoded is found', async () => {
    const { get } = await serveSite({}, { 'docs/größe/index.html': 'Size' });
    expect((await get(`/docs/${encodeURIComponent('größe')}`)).text).toBe('Size');
  });

  test('HEAD answers like GET, without a body', async () => {
    const { get } = await serveSite();
    const { status, headers, body } = await get('/docs/overview', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(1000);
    expect(body).toHaveLength(0);
  });

  test('other methods are refused', async () => {
    const { get } = await serveSite();
    const { status, headers } = await get('/', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('what is not there', () => {
  test.each([
    '/docs/nothing',
    '/docs/Overview',
    '/assets/gone-abcd1234.js',
    '/404',
    '/404.html',
    '//docs/overview',
    '/docs',
  ])('%s is the not-found page, with status 404', async (path) => {
    const { get } = await serveSite();
    const { status, text, headers } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('<h1>Page not found</h1>');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['/%', '/%E0%A4%A', '/docs/%FF', '/%00', '/docs/overview%00.html'])(
    'the malformed path %s is the not-found page too, and the server lives on',
    async (path) => {
      const { get } = await serveSite();
      expect((await get(path)).status).toBe(404);
      expect((await get('/')).status).toBe(200);
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/docs/../../secret.txt',
    '/..\\secret.txt',
  ])('a file outside the site cannot be had by %s', async (path) => {
    const { get } = await serveSite();
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('not for readers');
  });

  test('the not-found page is compressed for those who accept it', async () => {
    const { get } = await serveSite();
    const brotli = await get('/nothing', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotli.status).toBe(404);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toContain('Page not found');
    const zipped = await get('/nothing', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toContain('Page not found');
  });

  test('HEAD of what is not there has no body', async () => {
    const { get } = await serveSite();
    const { status, body } = await get('/nothing', { method: 'HEAD' });
    expect(status).toBe(404);
    expect(body).toHaveLength(0);
  });

  test('a site without a 404.html still answers 404', async () => {
    const { site } = await serveSite();
    await rm(join(site, '404.html'));
    await rm(join(site, '404.html.br'));
    await rm(join(site, '404.html.gz'));
    const bare = await startServer({ directory: site });
    onTestFinished(() => bare.close());
    const { status, text } = await rawRequest(bare.port, '/nothing', {});
    expect(status).toBe(404);
    expect(text).toBe('Page not found\n');
  });
});

describe('below a base path', () => {
  test.each(['/craft/', '/craft/docs/overview', '/craft/docs/overview/'])('%s is a page', async (path) => {
    const { get } = await serveSite({ base: '/craft' });
    expect((await get(path)).status).toBe(200);
  });

  test('hashed files are kept for a year', async () => {
    const { get } = await serveSite({ base: '/craft/' });
    expect((await get('/craft/assets/main-abcd1234.js')).headers['cache-control']).toContain('immutable');
  });

  test.each(['/', '/craft'])('%s leads to the site', async (path) => {
    const { get } = await serveSite({ base: '/craft/' });
    const { status, headers } = await get(path);
    expect(status).toBe(302);
    expect(headers.location).toBe('/craft/');
  });

  test.each(['/docs/overview', '/craftsman', '/craft/nothing'])('%s is the not-found page', async (path) => {
    const { get } = await serveSite({ base: '/craft/' });
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('Page not found');
  });

  test('the address includes it', async () => {
    const { server } = await serveSite({ base: 'craft' });
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/craft/`);
  });
});
