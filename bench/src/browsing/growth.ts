import type { Browser, Page } from 'playwright-core';
import { rendererMemory, usedHeap } from './heap.ts';
import { type LoadBytes, measureLoadBytes } from './load.ts';
import { median } from './median.ts';
import { PROFILES } from './profiles.ts';
import { measureSearch } from './search.ts';
import type { ServedSite } from './served-site.ts';
import { visit } from './visits.ts';

/** What a reader of this site gets, by how many pages it has. */
export interface GrowthFigures {
  readonly pages: number;
  readonly bytes: LoadBytes;
  /** Milliseconds from the shortcut to the first results on fast 4G; with the slow phone of the other suites too. */
  readonly firstAnswer: { readonly fastComputer: number; readonly slowPhone: number };
  /** Bytes of JavaScript's heap: after a visit, after a search, and after reading many pages. */
  readonly heap: { readonly atRest: number; readonly searched: number; readonly read: number };
  /** Bytes of the page's process after all that, workers included; undefined where the system does not tell. */
  readonly memory: number | undefined;
}

/** A word of the synthetic pages, in the midst of their texts and in some titles. */
const QUERIES = { first: 'buffer', next: 'stream' } as const;

/** Fewer than lie between the page that is visited and the end of any site that is measured. */
const PAGES_READ = 12;

/** Measures what depends on how many pages this site has. */
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

/** Goes on to the next page, and waits until the link to the page after that stands there. */
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
