import type { Page } from '@playwright/test';
import type { Messages } from './messages.ts';
import { expect } from './test.ts';

/** The button that saves the site; it is there when the service worker is at work. */
export function saveButton(page: Page) {
  return page.getByRole('contentinfo').getByRole('button', { name: 'Save for offline' });
}

/** Waits until the service worker is at work. */
export async function workerActive(page: Page): Promise<void> {
  await expect(saveButton(page)).toBeVisible();
}

/** The paths of all that is saved, in the names of caches in which it is. */
export function savedPaths(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });
}

/** Waits until a page is saved, or a file, as visits do it in the background. */
export async function expectSaved(page: Page, path: string): Promise<void> {
  await expect.poll(async () => Object.values(await savedPaths(page)).flat()).toContain(path);
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
