import { type Transfer, transferOf } from '../serve/server.ts';
import { PROFILES } from './profiles.ts';
import type { ServedSite } from './served-site.ts';
import { type ReadersBrowser, type Visit, visit } from './visits.ts';

/** The bytes of a first visit: compressed bodies without headers. */
export interface LoadBytes extends PageBytes {
  /**
   * All requests of the page, its workers and its service worker until five seconds without a request, counted by the
   * server. Undefined in figures that were stored before this was counted.
   */
  readonly atRest?: Transfer;
}

/** The bytes that the page itself can count. */
interface PageBytes {
  /** The document and render-blocking files: style sheets and scripts in the head. */
  readonly blocking: number;
  /** All requests before the load event. */
  readonly untilLoad: number;
  /** The scripts among them. */
  readonly script: number;
  /** Scripts and style sheets that the page loads after that, until it is idle. */
  readonly app: number;
}

/** The times of a first visit with a slow connection and a slow phone, in milliseconds. */
export interface LoadTimes {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The sum of the time beyond 50 ms of each task and of rendering until the page is idle, including hydration. */
  readonly blocked: number;
  /** The sum of all layout shifts, without a unit. */
  readonly layoutShift: number;
}

/** Milliseconds without a request after which a page counts as idle, long enough for intentionally delayed work. */
const IDLE_MS = 5000;

/** Loads a page once without throttling and counts bytes, which are the same each time. */
export function measureLoadBytes(
  browser: ReadersBrowser,
  served: ServedSite,
  slug: string,
): Promise<LoadBytes> {
  return visit(browser, served.server, PROFILES.none, async (current) => {
    await rest(current, served, slug);
    return {
      ...(await current.page.evaluate(countBytes)),
      atRest: transferOf(served.server.takeAnswers()),
    };
  });
}

/** Loads a page over the slow network on the slow phone. */
export function measureLoadTimes(
  browser: ReadersBrowser,
  served: ServedSite,
  slug: string,
): Promise<LoadTimes> {
  return visit(browser, served.server, PROFILES.slow, async (current) => {
    await rest(current, served, slug);
    return {
      firstPaint: await current.page.evaluate(firstPaint),
      ...(await current.page.evaluate(() => ({
        largestPaint: window.bench.largestPaint,
        blocked: window.bench.blocked,
        layoutShift: window.bench.layoutShift,
      }))),
    };
  });
}

/** Loads a page without throttling; returns the milliseconds until its first contentful paint. */
export function measureFirstPaint(
  browser: ReadersBrowser,
  { site, server }: ServedSite,
  slug: string,
): Promise<number> {
  return visit(browser, server, PROFILES.none, async ({ page, open }) => {
    await open(site.pagePath(slug));
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    return page.evaluate(firstPaint);
  });
}

/** Runs in the page. */
function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
}

async function rest({ open }: Visit, { site, server }: ServedSite, slug: string): Promise<void> {
  await open(site.pagePath(slug));
  await server.quiet(IDLE_MS);
}

/** Runs in the page, whose resource timing entries do not include requests of its service worker. */
function countBytes(): PageBytes {
  const [document] = performance.getEntriesByType('navigation');
  if (!(document instanceof PerformanceNavigationTiming))
    throw new Error('The page has no navigation timing.');
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    // Responses from a cache do not count.
    .filter((entry) => entry.transferSize > 0);
  const before = resources.filter((entry) => entry.startTime < document.loadEventStart);
  const blocking = before.filter(
    (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
  );
  const scripts = before.filter((entry) => /\.m?js$/.test(new URL(entry.name).pathname));
  const app = resources
    .filter((entry) => entry.startTime >= document.loadEventStart)
    .filter((entry) => /\.(?:m?js|css)$/.test(new URL(entry.name).pathname));
  const bodies = [blocking, before, scripts, app].map((entries) =>
    entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  const [blockingBytes = 0, untilLoad = 0, script = 0, appBytes = 0] = bodies;
  return {
    blocking: document.encodedBodySize + blockingBytes,
    untilLoad: document.encodedBodySize + untilLoad,
    script,
    app: appBytes,
  };
}
