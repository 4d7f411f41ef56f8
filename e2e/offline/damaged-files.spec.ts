import { readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type DeployedSite, deploySite, faultyServer } from '../support/deployed-site.ts';
import { expectSaved, savedPaths, searchSaved, workerActive, workerScopes } from '../support/offline.ts';
import { requestsEnded } from '../support/requests.ts';
import { type SiteName, siteDirectory } from '../support/sites.ts';
import { test as base, expect, hydrated, open } from '../support/test.ts';

/** What a test's network makes of files: how it answers, by the path; `undefined` leaves a file as it is. */
type Network = (path: string) => ((response: ServerResponse) => void) | undefined;

interface NetworkFixtures {
  /** The network, which a test may change at any time. */
  readonly network: { alter: Network };
  readonly host: DeployedSite;
}

const test = base.extend<NetworkFixtures>({
  serviceWorkers: 'allow',
  network: async ({ browserName: _ }, use) => use({ alter: () => undefined }),
  host: async ({ network }, use) => {
    const serve = faultyServer(({ url = '' }, response) => {
      const answer = network.alter(url.replace(/\?.*$/, ''));
      answer?.(response);
      return answer !== undefined;
    });
    const host = await deploySite('small', { serve });
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

const cut = (path: string) => (response: ServerResponse) => {
  const whole = readFileSync(join(siteDirectory('small'), path));
  const type = path.endsWith('.css') ? 'text/css' : path.endsWith('.html') ? 'text/html' : 'text/javascript';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' });
  response.end(whole.subarray(0, whole.length / 2));
};

const signIn = (type: string) => () => (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end('/* Sign in */');
};

/** Expects every saved file below `assets/` to have the length of the file that the build wrote. */
async function expectWholeAssets(page: Page, site: SiteName): Promise<void> {
  const lengths = await page.evaluate(async () => {
    const found: [path: string, length: number][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer();
        found.push([new URL(request.url).pathname, body?.byteLength ?? 0]);
      }
    }
    return found.filter(([path]) => path.startsWith('/assets/'));
  });
  expect(lengths.length).toBeGreaterThan(5);
  expect(lengths).toEqual(lengths.map(([path]) => [path, statSync(join(siteDirectory(site), path)).size]));
}

for (const [what, damage] of [
  ['cut off', cut],
  ['replaced by the page of a network', signIn('text/html')],
] as const) {
  test(`a file that is ${what} is never saved, and the worker starts once the network works`, {
    tag: '@night',
  }, async ({ page, network }) => {
    let damaged = 0;
    let isWorking = true;
    network.alter = (path) => {
      // The page has started. From here on, the worker requests files.
      if (path === '/service-worker.js' && damaged === 0) isWorking = false;
      if (isWorking || path !== '/offline.html') return undefined;
      damaged += 1;
      return damage(path);
    };
    await open(page, '/docs/start');
    await expect.poll(() => damaged).toBeGreaterThan(0);
    // The worker gives up.
    await expect.poll(() => workerScopes(page)).toEqual([]);
    isWorking = true;
    await open(page, '/docs/guide');
    await workerActive(page);
    await expectWholeAssets(page, 'small');
  });
}

test('a file that was damaged for a moment is fetched again', { tag: '@night' }, async ({
  page,
  network,
}) => {
  let damaged = 0;
  network.alter = (path) => {
    if (path !== '/offline.html' || damaged > 0) return undefined;
    damaged += 1;
    return cut(path);
  };
  await open(page, '/docs/start');
  await workerActive(page);
  expect(damaged).toBe(1);
  await expectWholeAssets(page, 'small');
});

test('a page that is cut off is not saved', { tag: '@night' }, async ({ page, network, messages }) => {
  messages.expect(/violates the following Content Security Policy/);
  await open(page, '/docs/start');
  await workerActive(page);
  await expectSaved(page, '/docs/start');
  network.alter = (path) => (path === '/docs/guide' ? cut('/docs/guide/index.html') : undefined);
  await page.goto(new URL('/docs/guide', page.url()).href);
  await requestsEnded(page);
  expect(await savedPaths(page)).not.toContain('/docs/guide');
});

test('a saved page is shown if the network does not answer within some seconds', async ({
  page,
  network,
}) => {
  await open(page, '/docs/start');
  await workerActive(page);
  await expectSaved(page, '/docs/start');
  network.alter = (path) => (path === '/docs/start' ? () => {} : undefined);
  await page.reload();
  await hydrated(page);
});

for (const [what, file] of [
  ['picture', '/favicon.svg'],
  ['page', '/docs/start'],
] as const) {
  test(`a ${what} that the host alters is not saved, and everything else is`, { tag: '@night' }, async ({
    page,
    network,
  }) => {
    const whole = readFileSync(
      join(siteDirectory('small'), file === '/favicon.svg' ? file : `${file}/index.html`),
      'utf8',
    );
    network.alter = (path) =>
      path === file
        ? (response) =>
            void response
              .writeHead(200, { 'Content-Type': file === '/favicon.svg' ? 'image/svg+xml' : 'text/html' })
              .end(whole.replace(/(?=<\/(?:html|svg)>)/, '<!-- Added -->'))
        : undefined;
    await open(page, '/docs/start');
    await workerActive(page);
    await page.locator('.pager-next').click();
    await searchSaved(page);
    expect(await savedPaths(page)).not.toContain(file);
  });
}
