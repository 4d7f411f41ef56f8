import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BySite, inTurn } from '../building/in-turn.ts';
import { groupPages } from '../content/group-pages.ts';
import { readRealPages } from '../content/real-pages.ts';
import type { Certificate } from '../serve/certificate.ts';
import type { Transfer } from '../serve/server.ts';
import type { SiteName } from '../sites/site.ts';
import { type LighthouseRunner, startLighthouse } from './lighthouse.ts';
import { FORM_FACTORS, type FormFactor, type LighthouseReport } from './lighthouse-report.ts';
import {
  type LoadBytes,
  type LoadTimes,
  measureLoadBytes,
  measureLoadTimes,
  measurePaints,
  type Paints,
} from './load.ts';
import { measureNavigation } from './navigation.ts';
import { PROFILE_NAMES, type ProfileName } from './profiles.ts';
import { measureReading } from './reading.ts';
import { measureSearch, measureSearchBytes, type SearchTimes } from './search.ts';
import { MEASURED_PAGES, PAGE_NAMES, type PageName, type ServedSite } from './served-site.ts';
import type { ReadersBrowser } from './visits.ts';

/** The context of the suites. */
export interface Bench {
  readonly browser: ReadersBrowser;
  readonly certificate: Certificate;
  readonly names: readonly SiteName[];
  /** Returns the sites of these names, which are built and served at the first call. */
  readonly sites: () => Promise<readonly ServedSite[]>;
  readonly rounds: number;
}

export type LoadFigures = Record<
  PageName,
  {
    bytes: BySite<LoadBytes>;
    times: BySite<LoadTimes>;
    /** Without throttling. */
    paints: BySite<Paints>;
  }
>;

/** The least number of rounds of paints without throttling, which take two seconds and vary much. */
const PAINT_ROUNDS = 5;

export async function runLoad({ browser, sites, rounds }: Bench): Promise<LoadFigures> {
  const served = await sites();
  return forEachPage(async (page) => {
    const { slug } = MEASURED_PAGES[page];
    return {
      bytes: await inTurn(`bytes of ${page}`, served, 1, (site) => measureLoadBytes(browser, site, slug)),
      times: await inTurn(`load of ${page}`, served, rounds, (site) => measureLoadTimes(browser, site, slug)),
      paints: await inTurn(`paints of ${page}`, served, Math.max(rounds, PAINT_ROUNDS), (site) =>
        measurePaints(browser, site, slug),
      ),
    };
  });
}

export type NavigationFigures = Record<PageName, Record<ProfileName, BySite<number>>>;

export async function runNavigation({ browser, sites, rounds }: Bench): Promise<NavigationFigures> {
  const served = await sites();
  return forEachPage(async (page) => {
    const measure = (profile: ProfileName) =>
      inTurn(`navigation to ${page}, network ${profile}`, served, rounds, (site) =>
        measureNavigation(browser, site, MEASURED_PAGES[page], profile),
      );
    const [none, fast, slow] = PROFILE_NAMES;
    return { none: await measure(none), fast: await measure(fast), slow: await measure(slow) };
  });
}

/** The transfers of a visit of several pages. */
export interface ReadingFigures {
  readonly pages: number;
  /** For all these pages together. */
  readonly transfers: BySite<Transfer>;
}

/** The number of pages read in one visit. */
const PAGES_READ = 10;

/**
 * Reads the first pages of the sidebar, from top to bottom. The transfers are the same each time, so one round is
 * enough.
 */
export async function runReading({ browser, sites }: Bench): Promise<ReadingFigures> {
  const served = await sites();
  const [first, ...others] = (await readRealPages()).slice(0, PAGES_READ);
  if (first === undefined) throw new Error('The sidebar has no pages.');
  return {
    pages: 1 + others.length,
    transfers: await inTurn('a visit of several pages', served, 1, (site) =>
      measureReading(browser, site, [first, ...others]),
    ),
  };
}

export interface SearchFigures {
  readonly times: BySite<SearchTimes>;
  readonly bytes: BySite<number>;
}

export async function runSearch({ browser, sites, rounds }: Bench): Promise<SearchFigures> {
  const served = await sites();
  return {
    times: await inTurn('search', served, rounds, (site) => measureSearch(browser, site)),
    bytes: await inTurn('bytes of search', served, 1, (site) => measureSearchBytes(browser, site)),
  };
}

/** The results of Lighthouse for the two pages of each site, and for our other kinds of pages once. */
export interface LighthouseFigures {
  readonly compared: Record<PageName, Record<FormFactor, BySite<LighthouseReport>>>;
  readonly ours: readonly LighthouseReport[];
}

/** The rounds per form factor. One is enough for desktops, whose simulated figures are good for all sites. */
const LIGHTHOUSE_ROUNDS: Readonly<Record<FormFactor, number>> = { mobile: 3, desktop: 1 };

export async function runLighthouse({ certificate, sites, rounds }: Bench): Promise<LighthouseFigures> {
  const served = await sites();
  const runner = await startLighthouse(certificate);
  try {
    const compared = await forEachPage(async (page) => {
      const judge = (form: FormFactor) =>
        inTurn(`${page} by Lighthouse, ${form}`, served, Math.min(rounds, LIGHTHOUSE_ROUNDS[form]), (site) =>
          runner.run(site, site.site.pagePath(MEASURED_PAGES[page].slug), form),
        );
      return { mobile: await judge('mobile'), desktop: await judge('desktop') };
    });
    return { compared, ours: await judgeOtherPages(runner, served) };
  } finally {
    runner.close();
  }
}

async function judgeOtherPages(
  runner: LighthouseRunner,
  served: readonly ServedSite[],
): Promise<readonly LighthouseReport[]> {
  const reports: LighthouseReport[] = [];
  for (const site of served.filter(({ name }) => name === 'ours')) {
    const firstOfGroups = groupPages(await readRealPages()).flatMap(({ pages: [first] }) =>
      first === undefined ? [] : [site.site.pagePath(first.slug)],
    );
    const others = (await sitemapPaths(site.outDir)).filter(
      (where) => !where.startsWith('/docs/') || firstOfGroups.includes(where),
    );
    for (const where of others) {
      console.log(`Measuring ${where} by Lighthouse`);
      for (const form of FORM_FACTORS) reports.push(await runner.run(site, where, form));
    }
  }
  return reports;
}

async function sitemapPaths(outDir: string): Promise<string[]> {
  const sitemap = await readFile(path.join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function forEachPage<Value>(of: (page: PageName) => Promise<Value>): Promise<Record<PageName, Value>> {
  const [mid, heavy] = PAGE_NAMES;
  return { mid: await of(mid), heavy: await of(heavy) };
}
