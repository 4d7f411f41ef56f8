import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type DeployedSite, deploySite, faultyServer } from '../support/deployed-site.ts';
import {
  cutOff,
  expectSaved,
  saveButton,
  savedPaths,
  workerActive,
  workerScopes,
} from '../support/offline.ts';
import { requestsEnded } from '../support/requests.ts';
import { type SiteName, siteDirectory } from '../support/sites.ts';
import { address, test as base, expect, hydrated, open } from '../support/test.ts';

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
  ['replaced by the page of a network', signIn('text/javascript')],
] as const) {
  test(`a script that is ${what} is never saved, and works once the network does`, async ({
    page,
    network,
  }) => {
    let damaged = 0;
    let isWorking = true;
    network.alter = (path) => {
      // The page has started. From here on, the worker requests files.
      if (path === '/service-worker.js' && damaged === 0) isWorking = false;
      if (isWorking || !path.startsWith('/assets/')) return undefined;
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

test('a script that was damaged for a moment is fetched again', async ({ page, network }) => {
  let damaged = 0;
  network.alter = (path) => {
    if (!/\/SavedPages-[^/]*\.js$/.test(path) || damaged > 0) return undefined;
    damaged += 1;
    return cut(path);
  };
  await open(page, '/docs/start');
  await workerActive(page);
  expect(damaged).toBe(1);
  await expectWholeAssets(page, 'small');
});

test('a saved script that is damaged is not carried into the next release', async ({ page, host }) => {
  const [script = ''] = readdirSync(join(siteDirectory('small'), 'assets')).filter((name) =>
    name.startsWith('react-'),
  );
  expect(readdirSync(join(siteDirectory('smallNext'), 'assets'))).toContain(script);
  await open(page, '/docs/start');
  await workerActive(page);
  await page.evaluate(async (path) => {
    const [name = ''] = await caches.keys();
    const damaged = new Response('import', { headers: { 'Content-Type': 'text/javascript' } });
    await (await caches.open(name)).put(path, damaged);
  }, `/assets/${script}`);
  await host.deploy('smallNext');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole('region', { name: 'Update' }).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('[data-article]')).toContainText('second edition');
  await hydrated(page);
  await expect.poll(async () => (await page.evaluate(() => caches.keys())).length).toBe(1);
  await expectWholeAssets(page, 'smallNext');
});

test('a page that is cut off is not saved', async ({ page, network }) => {
  let damaged = 0;
  network.alter = (path) => {
    if (path !== '/docs/guide') return undefined;
    damaged += 1;
    return cut('/docs/guide/index.html');
  };
  await open(page, '/docs/start');
  await workerActive(page);
  await page.locator('.pager-next').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await expectSaved(page, '/data/docs/guide.json');
  // Requested twice, the second time past the browser's cache.
  await expect.poll(() => damaged).toBeGreaterThan(1);
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

test('pictures that the host alters do not stop a reader from saving the site', async ({
  page,
  network,
  messages,
}) => {
  network.alter = (path) =>
    path === '/favicon.svg'
      ? (response) =>
          void response
            .writeHead(200, { 'Content-Type': 'image/svg+xml' })
            .end('<svg xmlns="http://www.w3.org/2000/svg"/>')
      : undefined;
  await open(page, '/docs/start');
  await saveButton(page).click();
  const sentence = /saved and can be read offline, except for some pictures, which the server alters/;
  await expect(page.locator('#live-region')).toHaveText(sentence);
  const notice = page.getByRole('region', { name: 'Saving for offline' });
  await expect(notice).toContainText(sentence);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  expect(await savedPaths(page)).not.toContain('/favicon.svg');
  await cutOff(page, messages);
  await page.goto(address('/docs/guide/rafts'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafts');
});

test('the page of a network is not reported as an update of the site', async ({ page, network }) => {
  await open(page, '/docs/start');
  await workerActive(page);
  network.alter = (path) => (/^\/(?:docs|data|search)/.test(path) ? signIn('text/html')() : undefined);
  await saveButton(page).click();
  await expect(page.locator('#live-region')).toHaveText(/You might want to check your network connection/);
});
