import type { Browser, Page } from 'playwright-core';
import type { SiteServer } from '../serve/server.ts';
import { PROFILES } from './profiles.ts';
import { MEASURED_PAGES, type ServedSite } from './served-site.ts';
import { visit } from './visits.ts';

/** A reader's first search on a site, in milliseconds. */
export interface SearchTimes {
  /** From the shortcut until the field has the focus and is painted. */
  readonly open: number;
  /** From the last key of the first query until its results are painted; whatever must be loaded is in it. */
  readonly first: number;
  /** From the last key of the next query until its results are painted. */
  readonly next: number;
  /** From the shortcut until the first results are painted, typing included. */
  readonly fromIntent: number;
  /** Bytes of what the search has loaded, whenever it was loaded, each file once. */
  readonly bytes: number;
}

/** Words with results on every site, and other results for each. */
const QUERIES = { first: 'node', next: 'canvas' } as const;

/** Milliseconds between two keys: a quick typist. */
const BETWEEN_KEYS = 80;

/** Milliseconds without another change of the results after which they are final. */
const FINAL = 1500;

/** Searches twice on a first visit, after everything on the page had loaded and two seconds more. */
export function measureSearch(
  browser: Browser,
  { site, server }: ServedSite,
  { path = site.pagePath(MEASURED_PAGES.mid.slug), profile = PROFILES.fast, queries = QUERIES } = {},
): Promise<SearchTimes> {
  return visit(browser, server, profile, async ({ page, open, settled }) => {
    await open(path);
    await settled();
    await page.evaluate(({ field, result }) => window.bench.watchSearch(field, result), site.search);
    const pressed = await press(page, site.search.openKey);
    await page.waitForFunction(() => Number(window.bench.fieldPainted) > 0, undefined, { polling: 50 });
    const opened = await page.evaluate(() => Number(window.bench.fieldPainted));
    const first = await type(page, queries.first);
    await page.keyboard.press('Control+a');
    const next = await type(page, queries.next);
    return {
      open: opened - pressed,
      first: first.painted - first.lastKey,
      next: next.painted - next.lastKey,
      fromIntent: first.appeared - pressed,
      bytes: searchBytes(server, site.search.requests),
    };
  });
}

interface TypedQuery {
  readonly lastKey: number;
  /** When the first results for any beginning of the query had been painted. */
  readonly appeared: number;
  /** When the final results had been painted. */
  readonly painted: number;
}

async function press(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key);
  return lastKey(page);
}

async function type(page: Page, query: string): Promise<TypedQuery> {
  const before = await page.evaluate(() => window.bench.resultsPainted.length);
  await page.keyboard.type(query, { delay: BETWEEN_KEYS });
  const key = await lastKey(page);
  await page.waitForFunction(
    ({ seen, after, final }) => {
      const painted = window.bench.resultsPainted.at(-1) ?? 0;
      return (
        window.bench.resultsPainted.length > seen && performance.now() > Math.max(painted, after) + final
      );
    },
    { seen: before, after: key, final: FINAL },
    { polling: 50 },
  );
  const times = await page.evaluate((seen) => window.bench.resultsPainted.slice(seen), before);
  const [appeared = Number.NaN] = times;
  // Results that were final before the last key took no time after it.
  return { lastKey: key, appeared, painted: Math.max(key, times.at(-1) ?? Number.NaN) };
}

function lastKey(page: Page): Promise<number> {
  return page.evaluate(() => window.bench.lastKey ?? Number.NaN);
}

function searchBytes(server: SiteServer, requests: RegExp): number {
  const files = new Map<string, number>();
  for (const { path, bytes } of server.takeAnswers()) {
    if (requests.test(path)) files.set(path, Math.max(bytes, files.get(path) ?? 0));
  }
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}
