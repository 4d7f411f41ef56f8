import { statSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { locate } from './base-path.js';
import { hostHeaders } from './host-headers.js';
import { notFoundPage } from './not-found-page.js';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/** @typedef {IncomingMessage} Request */
/** @typedef {ServerResponse} Response */

/** Browsers read these as Windows-1252 unless told otherwise. */
const charsets = new Map([
  ['.txt', 'text/plain;charset=utf-8'],
  ['.md', 'text/markdown;charset=utf-8'],
]);

/**
 * Answers requests for a built site as a careful static host would. sirv finds the file and its compressed
 * variant; the rest is here: the base path, status 404, caching, and requests that sirv is not ready for.
 *
 * @param {string} directory the built site
 * @param {string} base as `normalizeBase` gives it
 * @returns {(request: Request, response: Response) => void}
 */
export function createSiteHandler(directory, base) {
  const site = freshSite(directory);
  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Vary', 'Accept-Encoding');
    // sirv leaves errors of the file it reads unhandled: one file removed by a build would end the server.
    response.once('pipe', (source) => source.once('error', () => response.destroy()));

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    prepare(request);
    const { files, notFound, headers } = site();
    for (const [name, value] of headers) response.setHeader(name, value);
    const target = locate(request.url ?? '/', base);
    if (target.kind === 'redirect') {
      response.writeHead(302, { Location: target.location, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    if (target.kind === 'outside' || /^\/404(?:\.html)?\/?(?:\?|$)/.test(target.url)) {
      notFound(request, response);
      return;
    }
    request.url = target.url;
    response.setHeader('Cache-Control', cachingOf(target.url));
    files(request, response, () => notFound(request, response));
  };
}

/**
 * sirv lists the folder once, which is fast but goes stale; a new `index.html` means a new build and a new
 * list.
 *
 * @param {string} directory
 */
function freshSite(directory) {
  const built = () => statSync(join(directory, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
  const open = () => ({
    files: openFiles(directory),
    notFound: notFoundPage(directory),
    headers: hostHeaders(directory),
  });
  let seen = built();
  let site = open();
  return () => {
    const now = built();
    // In the middle of a build the page is missing: the old list stands until there is a new one.
    if (now !== undefined && now !== seen) {
      seen = now;
      site = open();
    }
    return site;
  };
}

/** @param {string} directory */
function openFiles(directory) {
  return sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const type = charsets.get(pathname.slice(pathname.lastIndexOf('.')));
      if (type !== undefined) response.setHeader('Content-Type', type);
    },
  });
}

/**
 * Takes out what sirv misreads: codings refused with `q=0` (RFC 9110, section 12.5.3), and byte ranges, which
 * it does not check (`bytes=5-2` throws). A server may always answer a range with the whole file (section
 * 14.2).
 *
 * @param {Request} request
 */
function prepare(request) {
  delete request.headers.range;
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',');
  request.headers['accept-encoding'] = accepted
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .join();
}

/**
 * The build puts a content hash into every name below `assets/`; anything else may change under its name.
 *
 * @param {string} url
 */
function cachingOf(url) {
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
