import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { Readable } from 'node:stream' */

/**
 * Answers requests for a built site as hosts do. sirv finds the file in the folder as it is now. The code here adds
 * compression, the base path, status 404 with the page, the headers of `_headers`, and names with any sign.
 *
 * @param {string} directory the built site
 * @param {string} base the base path, with a slash at both ends
 * @returns {(request: IncomingMessage, response: ServerResponse) => unknown}
 */
export function createSiteHandler(directory, base) {
  const serveFile = sirv(directory, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      // Browsers read these types as Windows-1252 unless the header names the charset.
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
      if (path.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown;charset=utf-8');
    },
  });
  const compress = compression({ brotli: true, level: 4 });
  return (request, response) => {
    /** @type {Readable | undefined} */
    let file;
    // sirv leaves the file open when a reader stops a download, and fails when a build removes it.
    response.once('pipe', (piped) => {
      file = piped.once('error', () => response.destroy());
    });
    response.once('close', () => file?.unpipe().destroy());
    response.setHeader('Vary', 'Accept-Encoding');
    compress(request, response);
    // sirv does not check byte ranges. The whole file is always an allowed answer (RFC 9110, section 14.2).
    delete request.headers.range;
    const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
    response.setHeader('Cache-Control', 'no-cache');
    setHeaders(response, path, textOf(join(directory, '_headers')));
    // The bare address of the server, and the base path without its last slash, lead to the site.
    if (path !== base && (path === '/' || `${path}/` === base))
      return response.writeHead(302, { Location: base + query }).end();
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(textOf(join(directory, '404.html')) || 'Page not found');
    };
    try {
      // sirv decodes what `encodeURI` has encoded: neither "%2C" nor "%26", which links and browsers may have too.
      request.url = encodeURI(decodeURIComponent(path.replace(base, '/'))).replace(
        /[?#]/g,
        encodeURIComponent,
      );
    } catch {
      return notFound();
    }
    return path.startsWith(base) ? serveFile(request, response, notFound) : notFound();
  };
}

/**
 * Sets the headers of the rules that match a path: the beginning of paths, followed by `*`, with its headers indented.
 *
 * @type {(response: ServerResponse, path: string, rules: string) => void}
 */
function setHeaders(response, path, rules) {
  for (const [, start = '', headers = ''] of rules.matchAll(/^(\/.*)\*\n((?: .*\n)*)/gm)) {
    if (!path.startsWith(start)) continue;
    for (const [, name = '', value = ''] of headers.matchAll(/^ +(\w.*?): (.*)/gm))
      response.setHeader(name, value);
  }
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
