import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { IDLE_TIMEOUT_MS } from '../../src/app/platform/input/idle-or-intent.ts';

/** The interval between two checks of a page, in milliseconds. Playwright's own intervals soon reach a second. */
export const POLLING: number[] = [20, 50, 100, 200];

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Records the requests of a context's pages and workers from now on. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until all requests have completed or failed. */
export async function requestsEnded(page: Page): Promise<void> {
  await expect.poll(() => underWay.get(page.context())?.size, { intervals: POLLING }).toBe(0);
}

/** Waits until the page has been idle, which is when it prefetches, and its requests have completed. */
export async function networkAtRest(page: Page): Promise<void> {
  const requests = underWay.get(page.context());
  await expect
    .poll(
      async () => {
        await idleMoments(page, 2);
        return requests?.size;
      },
      { intervals: POLLING },
    )
    .toBe(0);
}

/**
 * Waits for a number of idle callbacks, in which pages are prefetched. Like the site, it waits for each only so long:
 * on a busy machine, one of sixty pages at rest is never idle.
 */
export function idleMoments(page: Page, count: number): Promise<void> {
  return page.evaluate(
    async ([times, timeout]) => {
      for (let moment = 0; moment < times; moment += 1)
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    },
    [count, IDLE_TIMEOUT_MS] as const,
  );
}
