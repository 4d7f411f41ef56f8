import type { Page } from '@playwright/test';
import type { Messages } from './messages.ts';
import { POLLING } from './requests.ts';
import { saveCommon } from './save-common.ts';
import { expect } from './test.ts';

/** The button that saves the site; it is there when the service worker is at work. */
export function saveButton(page: Page) {
  return page.getByRole('contentinfo').getByRole('button', { name: 'Save for offline' });
}

/** Waits until the service worker is at work. */
export async function workerActive(page: Page): Promise<void> {
  await expect(saveButton(page)).toBeVisible();
}

/** The names of all caches, of which each release has one. */
export function cacheNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => caches.keys());
}

/**
 * The paths of all that is saved. Looking into a cache makes it anew where it is deleted at that moment: see
 * `cacheNames` for what must be gone.
 */
export function savedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return found;
  });
}

/** Waits until a page is saved, or a file, as visits do it in the background. */
export async function expectSaved(page: Page, path: string): Promise<void> {
  await expect.poll(() => savedPaths(page), { intervals: POLLING }).toContain(path);
}

/**
 * Waits until what pages have in common is saved too, the search among it, as it is from the second page of a reader on.
 * The last file shows that it was begun; the worker answers another request for it when all of it is there.
 */
export async function commonSaved(page: Page): Promise<void> {
  await expectSaved(page, '/data/search.json');
  await page.evaluate(saveCommon);
}

/** Cuts the browser off for the rest of the test. Requests that the service worker cannot answer go without one. */
export async function cutOff(page: Page, messages: Messages): Promise<void> {
  messages.expect(/failed request: .*ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
}

/** The paths below which service workers serve pages of the site; none where there is no worker. */
export function workerScopes(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ scope }) => new URL(scope).pathname);
  });
}
