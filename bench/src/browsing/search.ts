import type { Page } from 'playwright-core';
import type { Answer } from '../serve/server.ts';
import { PROFILES } from './profiles.ts';
import { MEASURED_PAGES, type ServedSite } from './served-site.ts';
import { type ReadersBrowser, type Visit, visit } from './visits.ts';

/** A reader's first search on a site, in milliseconds. */
export interface SearchTimes {
  /** From the shortcut until a field that accepts input has the focus and is painted. */
  readonly open: number;
  /** From the shortcut until the search's own field has the focus and is painted. */
  readonly ownField: number;
  /** From the last key of the first query until its results are painted, including loading. */
  readonly first: number;
  /** From the last key of the next query until its results are painted. */
  readonly next: number;
  /** From the shortcut until the first results are painted, including typing. */
  readonly fromIntent: number;
}

/** Two queries with results on the site, and other results for each. */
const QUERIES = { first: 'node', next: 'canvas' } as const;

/** Milliseconds between two keys: a quick typist. */
const KEY_INTERVAL_MS = 80;

/** Milliseconds without a change of the results after which they are final. */
const FINAL_MS = 1500;

/** Searches twice on a first visit, two seconds after everything on the page has loaded. */
export function measureSearch(browser: ReadersBrowser, { site, server }: ServedSite): Promise<SearchTimes> {
  return visit(browser, server, PROFILES.fast, async (current) => {
    await current.open(site.pagePath(MEASURED_PAGES.mid.slug));
    await current.settled();
    return search(current, site.search);
  });
}

/**
 * Measures the bytes that a search loads: requests from the shortcut to the results, and earlier requests of files that
 * are known to be for the search. Without a service worker, which may also load such files ahead.
 */
export function measureSearchBytes(browser: ReadersBrowser, { site, server }: ServedSite): Promise<number> {
  return visit(
    browser,
    server,
    PROFILES.none,
    async (current) => {
      await current.open(site.pagePath(MEASURED_PAGES.mid.slug));
      await current.settled();
      const before = bytesByPath(server.takeAnswers());
      await search(current, site.search);
      const after = bytesByPath(server.takeAnswers());
      return [...new Map([...after, ...before])]
        .filter(([path]) => !before.has(path) || site.search.requests.test(path))
        .reduce((sum, [, bytes]) => sum + bytes, 0);
    },
    'block',
  );
}

async function search(
  { page }: Visit,
  { openKey, earlyField, field, result }: ServedSite['site']['search'],
): Promise<SearchTimes> {
  const watched = { ...(earlyField !== undefined && { earlyField }), field, result };
  await page.evaluate((search) => window.bench.watchSearch(search), watched);
  await page.keyboard.press(openKey);
  const pressed = await lastKey(page);
  await page.waitForFunction(() => Number(window.bench.firstFieldPainted) > 0, undefined, { polling: 50 });
  const first = await type(page, QUERIES.first);
  await page.keyboard.press('Control+a');
  const next = await type(page, QUERIES.next);
  const fields = await page.evaluate(() => ({
    first: Number(window.bench.firstFieldPainted),
    own: Number(window.bench.ownFieldPainted),
  }));
  return {
    open: fields.first - pressed,
    ownField: fields.own - pressed,
    first: first.painted - first.lastKey,
    next: next.painted - next.lastKey,
    fromIntent: first.appeared - pressed,
  };
}

interface TypedQuery {
  readonly lastKey: number;
  /** The time at which the first results for any prefix of the query had been painted. */
  readonly appeared: number;
  /** The time at which the final results had been painted. */
  readonly painted: number;
}

async function type(page: Page, query: string): Promise<TypedQuery> {
  const before = await page.evaluate(() => window.bench.resultsPainted.length);
  await page.keyboard.type(query, { delay: KEY_INTERVAL_MS });
  const key = await lastKey(page);
  await page.waitForFunction(
    ({ seen, after, final }) => {
      const painted = window.bench.resultsPainted.at(-1) ?? 0;
      return (
        window.bench.resultsPainted.length > seen && performance.now() > Math.max(painted, after) + final
      );
    },
    { seen: before, after: key, final: FINAL_MS },
    { polling: 50 },
  );
  const times = await page.evaluate((seen) => window.bench.resultsPainted.slice(seen), before);
  const [appeared = Number.NaN] = times;
  // Results that were final before the last key took no time after that key.
  return { lastKey: key, appeared, painted: Math.max(key, times.at(-1) ?? Number.NaN) };
}

function lastKey(page: Page): Promise<number> {
  return page.evaluate(() => window.bench.lastKey ?? Number.NaN);
}

/** Returns the bytes of each file once, those of its largest response: others may be for a cached file. */
function bytesByPath(answers: readonly Answer[]): ReadonlyMap<string, number> {
  const files = new Map<string, number>();
  for (const { path, bytes } of answers) files.set(path, Math.max(bytes, files.get(path) ?? 0));
  return files;
}
