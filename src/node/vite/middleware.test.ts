import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { Connect } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guardOpenInEditor } from './middleware.ts';

/** Returns the status of requests to a server with a middleware, which answers the rest with 204. */
async function serve(middleware: Connect.NextHandleFunction) {
  const server = createServer((request, response) => {
    middleware(request, response, () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return (url: string, headers: IncomingHttpHeaders = {}) =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: url, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
}

describe('the editor of a writer', () => {
  it('opens files for pages of the development server only', async () => {
    const status = await serve(guardOpenInEditor);
    const url = '/__open-in-editor?file=package.json';
    expect(await status(url, { 'sec-fetch-site': 'same-origin' })).toBe(204);
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(await status(url, { 'sec-fetch-site': site })).toBe(403);
    }
    expect(await status(url)).toBe(403);
    expect(await status('/craft/__OPEN-in-editor?file=package.json')).toBe(403);
    expect(await status('/docs/overview')).toBe(204);
  });
});
