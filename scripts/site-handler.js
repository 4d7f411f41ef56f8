import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { listAt, mapAt, readJson, textAt } from './json.js';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/** @typedef {(request: IncomingMessage, response: ServerResponse) => void} Handler */

/**
 * Answers requests for a built site as a careful static host would. sirv finds the file and its compressed variant.
 * The code here adds what sirv lacks: the base path, status 404, the headers of the build, and guards against requests
 * that sirv mishandles.
 *
 * @param {string} directory the built site
 * @param {string} base as returned by `normalizeBase`
 * @returns {Handler}
 */
export function createSiteHandler(directory, base) {
  const currentFiles = watchBuild(directory);
  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Vary', 'Accept-Encoding');
    // sirv does not handle errors of the file it reads: without this, a file that a build removes crashes the server.
    response.once('pipe', (source) => source.once('error', () => response.destroy()));

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    prepare(request);
    const { serveFile, notFound, headers } = currentFiles();
    for (const [name, value] of headers.all) response.setHeader(name, String(value));
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    const exception = headers.exceptionAt(path);
    for (const [name, value] of exception?.headers ?? []) response.setHeader(name, String(value));
    const target = locate(request.url ?? '/', base);
    if (target.kind === 'redirect') {
      response.writeHead(302, { Location: target.location, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    if (target.kind === 'outside' || /^\/404(?:\.html)?\/?(?:\?|$)/.test(target.url)) {
      notFound(request, response);
      return;
    }
    if (`${path}/` === exception?.path && exception.headers.has('Content-Security-Policy')) {
      response.writeHead(302, { Location: exception.path, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    request.url = target.url;
    response.setHeader('Cache-Control', cachingOf(target.url));
    serveFile(request, response, () => notFound(request, response));
  };
}

/**
 * Returns the base path with a slash at both ends.
 *
 * @param {string | undefined} base such as `docs`, `/docs`, `/docs/`; defaults to the root
 * @returns {string}
 */
export function normalizeBase(base = '/') {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/**
 * Resolves a request against the base path of the site.
 *
 * @param {string} url the request's path and query
 * @param {string} base as returned by `normalizeBase`
 * @returns {{ kind: 'inside', url: string } | { kind: 'redirect', location: string } | { kind: 'outside' }}
 */
export function locate(url, base) {
  if (url.startsWith(base)) return { kind: 'inside', url: `/${url.slice(base.length)}` };
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  // The bare address of the server, or the base path without its last slash, leads to the site.
  if (path === '/' || `${path}/` === base) {
    return { kind: 'redirect', location: base + url.slice(path.length) };
  }
  return { kind: 'outside' };
}

/**
 * Reduces an address with a host to its path (RFC 9112, section 3.2.2), and removes what sirv misreads: codings refused
 * with `q=0` (RFC 9110, section 12.5.3), and byte ranges, which sirv does not check (`bytes=5-2` throws). A server may
 * always answer a range with the whole file (section 14.2).
 *
 * @param {IncomingMessage} request
 */
function prepare(request) {
  request.url = request.url?.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*\/?/i, '/');
  delete request.headers.range;
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',');
  request.headers['accept-encoding'] = accepted
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .join();
}

/**
 * Returns a `Cache-Control` header. The build puts a content hash into every name below `assets/`; other files may
 * change under their names.
 *
 * @param {string} url
 */
function cachingOf(url) {
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Opens the built site, and opens it again after each build. sirv lists the folder once, which is fast but goes stale;
 * a new `index.html` indicates a new build.
 *
 * @param {string} directory
 */
function watchBuild(directory) {
  const builtAt = () => statSync(join(directory, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
  const open = () => ({
    serveFile: openFiles(directory),
    notFound: notFoundPage(directory),
    headers: hostHeaders(directory),
  });
  let seen = builtAt();
  let files = open();
  return () => {
    const now = builtAt();
    // During a build the page is missing; the former list then remains in use.
    if (now !== undefined && now !== seen) {
      seen = now;
      files = open();
    }
    return files;
  };
}

/** Browsers read these types as Windows-1252 unless the header names the charset. */
const CHARSETS = new Map([
  ['.txt', 'text/plain;charset=utf-8'],
  ['.md', 'text/markdown;charset=utf-8'],
]);

/** @param {string} directory */
function openFiles(directory) {
  return sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const type = CHARSETS.get(pathname.slice(pathname.lastIndexOf('.')));
      if (type !== undefined) response.setHeader('Content-Type', type);
    },
  });
}

/**
 * Answers with the site's `404.html` and status 404, compressed if the browser accepts it. sirv sends every file with
 * status 200, so this page is sent from memory.
 *
 * @param {string} directory the built site
 * @returns {Handler}
 */
function notFoundPage(directory) {
  const html = readIfExists(join(directory, '404.html'));
  const variants = [
    { encoding: 'br', body: readIfExists(join(directory, '404.html.br')) },
    { encoding: 'gzip', body: readIfExists(join(directory, '404.html.gz')) },
  ];
  return (request, response) => {
    response.statusCode = 404;
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', html ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8');
    const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
    const variant = variants.find(({ encoding, body }) => body !== undefined && accepted.includes(encoding));
    if (variant) response.setHeader('Content-Encoding', variant.encoding);
    const body = variant?.body ?? html ?? Buffer.from('Page not found\n');
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * Returns the headers for every file, and the parts of the site in which some of them have other values, from a file
 * that the build writes beside the pages. Empty for a site without that file.
 *
 * @public (the benchmark uses it too)
 * @param {string} directory the built site
 * @returns {{
 *   all: ReadonlyMap<string, unknown>,
 *   exceptionAt: (path: string) => { path: string, headers: ReadonlyMap<string, unknown> } | undefined,
 * }}
 */
export function hostHeaders(directory) {
  try {
    const headers = readJson(join(directory, '_headers.json'));
    const exceptions = listAt(headers, 'exceptions').map((exception) => ({
      path: textAt(exception, 'path'),
      headers: mapAt(exception, 'headers'),
    }));
    const exceptionAt = (/** @type {string} */ path) =>
      exceptions.find((exception) => `${path}/`.startsWith(exception.path));
    return { all: mapAt(headers, 'all'), exceptionAt };
  } catch {
    return { all: new Map(), exceptionAt: () => undefined };
  }
}

/** @param {string} file */
function readIfExists(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
