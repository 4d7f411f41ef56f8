import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { createSiteHandler } from '../../scripts/site-handler.js';
import { listenOnLoopback } from './loopback.ts';
import { expectSaved, workerActive } from './offline.ts';
import { idleMoments } from './requests.ts';
import { siteFile } from './site-pages.ts';
import { siteDirectory } from './sites.ts';
import { expect } from './test.ts';

interface SmallVisit {
  readonly path: string;
  /** The bytes of the whole visit after Brotli. */
  readonly budget: number;
}

/** A browser with all of its parts also fetches the icon of the page, and the service worker fetches it again. */
const MAX_REQUESTS = 16;

/** Pages whose first visit is small in total. The service worker has 3,000 bytes of hashes. */
export const SMALL_VISITS: readonly SmallVisit[] = [
  { path: '/docs/overview', budget: 162_200 },
  // Its first paragraph links to the tutorial, which is fetched ahead.
  { path: '/docs/concepts/nodes', budget: 174_100 },
  { path: '/docs/api/useEditor', budget: 166_500 },
];

const handle = createSiteHandler(siteDirectory('main'), '/');

/** Opens a page in a new browser and expects everything that it requests until it is complete to be small. */
export async function expectSmallVisit(page: Page, { path, budget }: SmallVisit): Promise<void> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://localhost').pathname);
    handle(request, response);
  });
  const { port, close } = await listenOnLoopback(server);
  await page.goto(`http://127.0.0.1:${port}${path}`);
  await workerActive(page);
  await expectSaved(page, path);
  await idleMoments(page, 5);
  await close();
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  const files = [...new Set(requests)].map((file) => (file === path ? `${path}/index.html` : file));
  expect(sumOfTransfers(files)).toBeLessThanOrEqual(budget);
}

/** Returns the transferred size of files in bytes. */
export function sumOfTransfers(files: readonly string[]): number {
  return files.map(transferSize).reduce((total, size) => total + size, 0);
}

/** Returns the size of a file in bytes after Brotli of the highest level. */
export function transferSize(file: string): number {
  const content = readFileSync(siteFile(file));
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}
