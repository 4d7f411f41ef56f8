import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { Connect } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fixtureFolder, writeFiles } from '../../../test-support/fixture-folder.js';
import { compileMarkdown } from '../markdown/compile.testing.ts';
import { assetMiddleware, guardOpenInEditor } from './middleware.ts';

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

/** A page with an image beside it, as the site's assets, and the folder of both. */
async function pageWithImage(image: string) {
  const directory = await fixtureFolder({ 'raft.gif': image });
  const page = { file: 'content/docs/a.md', directory };
  const { assets } = await compileMarkdown('![A raft](./raft.gif)', page);
  return { assets, directory, url: assets[0]?.url ?? '' };
}

/** The beginning of a GIF file. */
const RAFT = 'GIF89a\t\0\t\0';

describe('an image of the development server', () => {
  it('is not served once its file has changed, until its page has been checked again', async () => {
    const { assets, directory, url } = await pageWithImage(RAFT);
    const status = await serve(assetMiddleware(() => assets, '/'));
    expect(await status(url)).toBe(200);
    await writeFiles(directory, { 'raft.gif': `${RAFT}changed` });
    expect(await status(url)).toBe(204);
  });

  it('is served on a site below a path', async () => {
    const { assets, url } = await pageWithImage(RAFT);
    const status = await serve(assetMiddleware(() => assets, '/craft/'));
    expect(await status(`/craft${url}`)).toBe(200);
    expect(await status(url)).toBe(204);
  });
});
