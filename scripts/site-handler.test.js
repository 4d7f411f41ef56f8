import { rm, utimes } from 'node:fs/promises';
import { Agent, get as httpGet, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compressDirectory } from '../src/node/emit/compress.ts';
import { fixtureFolder, writeFiles } from '../test-support/fixture-folder.js';
import { startServer } from './serve.js';
import { locate, normalizeBase } from './site-handler.js';

/** @import { IncomingHttpHeaders } from 'node:http' */
/** @import { ServerOptions } from './serve.js' */

/** @typedef {{ status: number, headers: IncomingHttpHeaders, body: Buffer, text: string }} Answer */

/** Long enough to be compressed. */
const long = 'words '.repeat(500);
const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': `<h1>Page not found</h1>${long}`,
  'docs/overview/index.html': `<h1>Overview</h1>${long}`,
  'docs/overview.md': `# Überblick ${long}`,
  'assets/main-abcd1234.js': 'run()',
};

/**
 * Starts a server for a site of these files, which is closed after the test.
 *
 * @param {Partial<ServerOptions>} [options]
 * @param {Record<string, string>} [extra]
 */
async function serveSite(options = {}, extra = {}) {
  const directory = await fixtureFolder({ 'site/index.html': '', ...prefixed({ ...files, ...extra }) });
  const site = join(directory, 'site');
  await compressDirectory(site);
  await writeFiles(directory, { 'secret.txt': 'not for readers' });
  const server = await startServer({ directory: site, ...options });
  onTestFinished(() => server.close());
  /**
   * Sends a raw request, because `fetch` would normalise the path and decompress the body.
   *
   * @param {string} path
   * @param {{ method?: string, headers?: Record<string, string> }} [request]
   */
  const get = (path, request = {}) => rawRequest(server.port, path, request);
  return { get, server, site };
}

/** @param {Record<string, string>} contents */
const prefixed = (contents) =>
  Object.fromEntries(Object.entries(contents).map(([path, content]) => [`site/${path}`, content]));

/**
 * Sends one request as it is.
 *
 * @param {number} port
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string> }} options
 * @returns {Promise<Answer>}
 */
function rawRequest(port, path, { method = 'GET', headers = {} }) {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

describe('pages', () => {
  test.each([
    '/docs/overview',
    '/docs/overview/',
    '/docs/overview?from=search',
    '/docs/overview/index.html',
    // As proxies are asked (RFC 9112, section 3.2.2).
    'http://127.0.0.1/docs/overview',
    'HTTPS://example.com:8080/docs/overview?from=search',
  ])('%s is the page', async (path) => {
    const { get } = await serveSite();
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Overview</h1>');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
  });

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

describe('missing files', () => {
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
    'the malformed path %s is the not-found page too, and the server keeps running',
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

  test('the not-found page is compressed if the client accepts it', async () => {
    const { get } = await serveSite();
    const brotli = await get('/nothing', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotli.status).toBe(404);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toContain('Page not found');
    const zipped = await get('/nothing', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toContain('Page not found');
  });

  test('HEAD of a missing file has no body', async () => {
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

test('a part of the site has the headers that the build wrote for it alone', async () => {
  const headers = {
    all: { 'Content-Security-Policy': 'strict', 'X-Frame-Options': 'SAMEORIGIN' },
    exceptions: [
      { path: '/code/', headers: { 'Content-Security-Policy': 'own' } },
      { path: '/card.png', headers: { 'X-Frame-Options': 'none' } },
    ],
  };
  const { get } = await serveSite(
    {},
    { '_headers.json': JSON.stringify(headers), 'code/index.html': '', 'card.png': '' },
  );
  const own = async (/** @type {string} */ path) => {
    const answer = await get(path);
    return [answer.status, answer.headers['content-security-policy'], answer.headers['x-frame-options']];
  };
  expect(await own('/docs/overview')).toEqual([200, 'strict', 'SAMEORIGIN']);
  expect(await own('/code/')).toEqual([200, 'own', 'SAMEORIGIN']);
  expect(await own('/card.png?1')).toEqual([200, 'strict', 'none']);
  // The folder's name must not be another address of its document.
  expect((await get('/code')).headers.location).toBe('/code/');
});

describe('compression', () => {
  test('brotli is preferred to gzip', async () => {
    const { get } = await serveSite();
    const { headers, body } = await get('/docs/overview', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(brotliDecompressSync(body).toString()).toContain('Overview');
  });

  test('gzip is sent when nothing else is accepted', async () => {
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
    '%s has Vary: Accept-Encoding',
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

  test.each(['/', '/docs/overview', '/docs/overview.md'])('%s is revalidated by its ETag', async (path) => {
    const { get } = await serveSite();
    const first = await get(path);
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = first.headers.etag ?? '';
    expect(etag).not.toBe('');
    const second = await get(path, { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
    expect(second.headers['cache-control']).toBe('no-cache');
  });

  test('a new build is served without a restart', async () => {
    const { get, site } = await serveSite();
    await writeFiles(site, { 'docs/new/index.html': 'New', 'index.html': '<h1>Home again</h1>' });
    // File systems may not distinguish times a few milliseconds apart; real builds are further apart.
    await utimes(join(site, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect((await get('/')).text).toBe('<h1>Home again</h1>');
    expect((await get('/docs/new')).text).toBe('New');
  });

  test('a file that disappears while a build runs does not crash the server', async () => {
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

const READERS = 200;
/** The requests of a visit, one after another on one connection. */
const visit = ['/', '/docs/overview', '/assets/main-abcd1234.js', '/docs/overview.md', '/docs/nothing'];

/**
 * Requests a path and reads the response to its end.
 *
 * @param {Agent} agent
 * @param {number} port
 * @param {string} path
 * @returns {Promise<{ status: number | undefined, bytes: number }>}
 */
function ask(agent, port, path) {
  return new Promise((resolve, reject) => {
    const request = httpGet({ agent, host: '127.0.0.1', port, path }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, bytes }));
    });
    request.on('error', reject);
  });
}

test(`${READERS} concurrent readers all get their responses`, async () => {
  const { server, get: getOnce } = await serveSite();
  const agents = Array.from({ length: READERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => {
    for (const agent of agents) agent.destroy();
  });
  /** @param {string} path */
  const askAll = (path) => Promise.all(agents.map((agent) => ask(agent, server.port, path)));
  for (const path of visit) {
    const { status, body } = await getOnce(path);
    expect(body.length).toBeGreaterThan(0);
    expect(await askAll(path)).toEqual(agents.map(() => ({ status, bytes: body.length })));
  }
});

test('readers who abort a response do not disturb others', async () => {
  const { server } = await serveSite({}, { 'large.txt': long.repeat(1000) });
  const agents = Array.from({ length: READERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => {
    for (const agent of agents) agent.destroy();
  });
  const leavers = agents.slice(0, READERS / 2);
  const stayers = agents.slice(READERS / 2);
  const left = leavers.map(
    (agent) =>
      new Promise((resolve) => {
        const request = httpGet(
          { agent, host: '127.0.0.1', port: server.port, path: '/large.txt' },
          (response) => {
            response.once('data', () => request.destroy());
            response.once('close', resolve);
          },
        );
        request.on('error', resolve);
      }),
  );
  const answers = await Promise.all(stayers.map((agent) => ask(agent, server.port, '/large.txt')));
  await Promise.all(left);
  expect(answers).toEqual(stayers.map(() => ({ status: 200, bytes: long.length * 1000 })));
  expect((await ask(new Agent(), server.port, '/')).status).toBe(200);
});

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['craft', '/craft/'],
  ['/craft', '/craft/'],
  ['/craft/docs/', '/craft/docs/'],
])('the base path %o is mounted at %s', (given, mounted) => {
  expect(normalizeBase(given)).toBe(mounted);
});

test.each([
  ['/docs', '/', { kind: 'inside', url: '/docs' }],
  ['/craft/docs?q=1', '/craft/', { kind: 'inside', url: '/docs?q=1' }],
  ['/craft/', '/craft/', { kind: 'inside', url: '/' }],
  ['/craft?q=1', '/craft/', { kind: 'redirect', location: '/craft/?q=1' }],
  ['/', '/craft/', { kind: 'redirect', location: '/craft/' }],
  ['/craftsman', '/craft/', { kind: 'outside' }],
  ['/docs', '/craft/', { kind: 'outside' }],
])('%s on a site mounted at %s', (url, base, target) => {
  expect(locate(url, base)).toEqual(target);
});
