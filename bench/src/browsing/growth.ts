import type { Browser, Page } from 'playwright-core';
import { rendererMemory, usedHeap } from './heap.ts';
import { type LoadBytes, measureLoadBytes } from './load.ts';
import { median } from './median.ts';
import { PROFILES } from './profiles.ts';
import { measureSearch } from './search.ts';
import type { ServedSite } from './served-site.ts';
import { visit } from './visits.ts';

/** The figures for readers of this site by its number of pages. */
export interface GrowthFigures {
  readonly pages: number;
  readonly bytes: LoadBytes;
  /** Milliseconds from the shortcut to the first results on fast 4G, also with the slow phone of the other suites. */
  readonly firstAnswer: { readonly fastComputer: number; readonly slowPhone: number };
  /** Bytes of the JavaScript heap: after a visit, after a search, and after reading many pages. */
  readonly heap: { readonly atRest: number; readonly searched: number; readonly read: number };
  /**
   * Bytes of the page's process after all of these, including workers; undefined if the system does not report them.
   */
  readonly memory: number | undefined;
}

/** Words of the synthetic pages, in their texts and in some titles. */
const QUERIES = { first: 'buffer', next: 'stream' } as const;

/** The number of pages to read: fewer than follow the visited page on any measured site. */
const PAGES_READ = 12;

/** Measures what depends on the number of pages of this site. */
export async function measureGrowth(
  browser: Browser,
  served: ServedSite,
  { pages, slug, rounds }: { pages: number; slug: string; rounds: number },
): Promise<GrowthFigures> {
  const path = served.site.pagePath(slug);
  const fastComputer: number[] = [];
  const slowPhone: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const profile = { ...PROFILES.fast, cpuSlowdown: 1 };
    const quick = await measureSearch(browser, served, { path, profile, queries: QUERIES });
    fastComputer.push(quick.fromIntent);
    const slow = await measureSearch(browser, served, { path, queries: QUERIES });
    slowPhone.push(slow.fromIntent);
  }
  return {
    pages,
    bytes: await measureLoadBytes(browser, served, slug),
    firstAnswer: { fastComputer: median(fastComputer), slowPhone: median(slowPhone) },
    ...(await measureMemory(browser, served, path)),
  };
}

/** Visits a page, searches, then reads on page by page by the link to the next. */
function measureMemory(
  browser: Browser,
  { site, server }: ServedSite,
  path: string,
): Promise<Pick<GrowthFigures, 'heap' | 'memory'>> {
  return visit(browser, server, PROFILES.none, async ({ page, cdp, open, settled }) => {
    await open(path);
    await settled();
    const atRest = await usedHeap(cdp);
    await page.keyboard.press(site.search.openKey);
    await page.locator(site.search.field).pressSequentially(QUERIES.first);
    await page.locator(site.search.result).first().waitFor();
    await page.keyboard.press('Escape');
    await settled();
    const searched = await usedHeap(cdp);
    for (let read = 0; read < PAGES_READ; read += 1) await readOn(page);
    await settled();
    return { heap: { atRest, searched, read: await usedHeap(cdp) }, memory: await rendererMemory(browser) };
  });
}

/** Navigates to the next page, and waits for its link to the page after that. */
async function readOn(page: Page): Promise<void> {
  const next = page.getByRole('navigation', { name: 'Previous and next pages' }).getByRole('link').last();
  const target = await next.getAttribute('href');
  await next.click();
  await page.waitForFunction(
    (passed) =>
      location.pathname === passed &&
      document
        .querySelector('nav[aria-label="Previous and next pages"] a:last-of-type')
        ?.getAttribute('href') !== passed,
    target,
  );
}
