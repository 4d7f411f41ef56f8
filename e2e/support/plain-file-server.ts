import { readFile, stat } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { listenOnLoopback } from './loopback.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/**
 * A minimal web host: files, `index.html` of folders behind a trailing slash, and a plain 404. It supports neither
 * compression nor the site's `404.html`.
 */
export async function startPlainFileServer(
  directory: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const answer: RequestListener = async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(directory, decodeURIComponent(pathname));
    const isFolder = await stat(file).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    const target = isFolder ? join(file, 'index.html') : file;
    try {
      const body = await readFile(target);
      response.writeHead(200, { 'content-type': TYPES[extname(target)] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  return listenOnLoopback(server);
}
