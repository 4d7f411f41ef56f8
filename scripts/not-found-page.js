import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/**
 * Answers with the site's `404.html` and status 404, compressed when the reader accepts it. sirv would send
 * that page with status 200, so it is sent from memory.
 *
 * @param {string} directory the built site
 * @returns {(request: IncomingMessage, response: ServerResponse) => void}
 */
export function notFoundPage(directory) {
  const html = read(join(directory, '404.html'));
  const variants = [
    { encoding: 'br', body: read(join(directory, '404.html.br')) },
    { encoding: 'gzip', body: read(join(directory, '404.html.gz')) },
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

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
