import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { compressDirectory } from './compress.js';
import { fixtureFolder, writeFiles } from './fixture-folder.js';
import { startServer } from './serve.js';

/** @import { IncomingHttpHeaders } from 'node:http' */
/** @import { ServerOptions } from './serve.js' */

/** @typedef {{ status: number, headers: IncomingHttpHeaders, body: Buffer, text: string }} Answer */

/** Long enough to be compressed. */
export const long = 'words '.repeat(500);
const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': `<h1>Page not found</h1>${long}`,
  'docs/overview/index.html': `<h1>Overview</h1>${long}`,
  'docs/overview.md': `# Überblick ${long}`,
  'assets/main-abcd1234.js': 'run()',
};

/**
 * A server for a site of these files, closed when the test is over.
 *
 * @param {Partial<ServerOptions>} [options]
 * @param {Record<string, string>} [extra]
 */
export async function serveSite(options = {}, extra = {}) {
  const directory = await fixtureFolder({ 'site/index.html': '', ...prefixed({ ...files, ...extra }) });
  const site = join(directory, 'site');
  await compressDirectory(site);
  await writeFiles(directory, { 'secret.txt': 'not for readers' });
  const server = await startServer({ directory: site, ...options });
  onTestFinished(() => server.close());
  /**
   * `fetch` would tidy the path and unpack the body, which are what is under test.
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
export function rawRequest(port, path, { method = 'GET', headers = {} }) {
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
