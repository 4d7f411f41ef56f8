import { type Transfer, transferOf } from '../serve/server.ts';
import { PROFILES } from './profiles.ts';
import type { ServedSite } from './served-site.ts';
import { type ReadersBrowser, type Visit, visit } from './visits.ts';

/** The bytes of a first visit: compressed bodies without headers. */
export interface LoadBytes extends PageBytes {
  /**
   * All requests of the page, its workers and its service worker until five seconds without a request, counted by the
   * server.
   */
  readonly atRest: Transfer;
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

/** The times of the first and of the largest contentful paint, in milliseconds. */
export interface Paints {
  readonly firstPaint: number;
  readonly largestPaint: number;
}

/** The times of a first visit with a slow connection and a slow phone, in milliseconds. */
export interface LoadTimes extends Paints {
  /** The sum of the time beyond 50 ms of each task and of rendering until the page is idle, including hydration. */
  readonly blocked: number;
  /** The sum of all layout shifts, without a unit. */
  readonly layoutShift: number;
}

/** Milliseconds without a request after which a page counts as idle, long enough for intentionally delayed work. */
const IDLE_MS = 5000;

/** The same for paints without throttling, of which none depends on delayed work. */
const PAINTS_MS = 1000;

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
      ...(await current.page.evaluate(readPaints)),
      ...(await current.page.evaluate(() => ({
        blocked: window.bench.blocked,
        layoutShift: window.bench.layoutShift,
      }))),
    };
  });
}

/** Loads a page without throttling and measures its paints, until a second after that without a request. */
export function measurePaints(browser: ReadersBrowser, served: ServedSite, slug: string): Promise<Paints> {
  return visit(browser, served.server, PROFILES.none, async ({ page, open }) => {
    await open(served.site.pagePath(slug));
    await served.server.quiet(PAINTS_MS);
    return page.evaluate(readPaints);
  });
}

/** Runs in the page. */
function readPaints(): Paints {
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: window.bench.largestPaint,
  };
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
