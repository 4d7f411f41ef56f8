import type { Page } from '@playwright/test';
import type { Messages } from './messages.ts';
import { POLLING } from './requests.ts';
import { address, expect } from './test.ts';

/** Waits until a service worker is active and answers the requests of the page. */
export async function workerActive(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { intervals: POLLING }).toBe('activated');
}

/** Returns the names of all caches, one per release. */
export function cacheNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => caches.keys());
}

/**
 * Returns the paths of all saved files, below the site's own. Opening a cache while it is deleted creates it again; use `cacheNames` to check
 * that a cache is gone.
 */
export function savedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const { scope } = await navigator.serviceWorker.ready;
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => url.replace(scope, '/')));
    }
    return found;
  });
}

/** Waits until a page or a file is saved, which visits do in the background. */
export async function expectSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => savedPaths(page), { intervals: POLLING }).toContain(path);
}

/** Waits until the search is saved too, as it is from a reader's second page on. Its index is saved last. */
export async function searchSaved(page: Page): Promise<void> {
  const index = await page.evaluate(() => document.documentElement.dataset['searchIndex']);
  await expectSaved(page, index?.slice(index.indexOf('/assets/')) ?? '');
}

/**
 * Takes the browser offline, for the rest of the test or until `reconnect`. Requests that the service worker cannot
 * answer fail.
 */
export async function cutOff(page: Page, messages: Messages): Promise<void> {
  messages.expect(/failed request: .*ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await workersAre('offline', page);
}

/** Takes the browser back online. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await workersAre('online', page);
}

/** Waits for the service workers, whose connection the browser changes a moment later than that of its pages. */
async function workersAre(connection: 'online' | 'offline', page: Page): Promise<void> {
  for (const worker of page.context().serviceWorkers()) {
    const current = () =>
      worker.evaluate(async (url) => {
        try {
          await fetch(url, { cache: 'no-store' });
          return 'online';
        } catch {
          return 'offline';
        }
      }, address('/robots.txt'));
    await expect.poll(current, { intervals: POLLING }).toBe(connection);
  }
}

/** Returns the paths below which service workers serve pages of the site; empty if there is no worker. */
export function workerScopes(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ scope }) => new URL(scope).pathname);
  });
}
