import { parseArgs } from 'node:util';
import { closeSites, serveSites } from './browsing/serve-sites.ts';
import type { ServedSite } from './browsing/served-site.ts';
import {
  type Bench,
  runLighthouse,
  runLoad,
  runNavigation,
  runReading,
  runSearch,
} from './browsing/suites.ts';
import { findFullBrowser, startBrowser } from './browsing/visits.ts';
import { measureBuilds } from './building/measure-builds.ts';
import { measureDevServers } from './building/measure-dev-servers.ts';
import { writeReport } from './report/write-report.ts';
import { keepResults } from './results.ts';
import { makeCertificate } from './serve/certificate.ts';
import { SITE_NAMES, type SiteName } from './sites/site.ts';

const DEFAULT_ROUNDS = 5;

/** The rounds of builds, which are so long that they differ little. */
const BUILD_ROUNDS = 3;

type Suite = (bench: Bench) => Promise<unknown>;

/** All suites in the order in which they run. Those that leave the machine busy are last. */
const SUITES: Readonly<Record<string, Suite>> = {
  load: runLoad,
  'load-chromium': inFullBrowser(runLoad),
  navigation: runNavigation,
  'navigation-chromium': inFullBrowser(runNavigation),
  reading: runReading,
  search: runSearch,
  'search-chromium': inFullBrowser(runSearch),
  lighthouse: runLighthouse,
  dev: ({ names, rounds }) => measureDevServers(names, Math.min(rounds, BUILD_ROUNDS)),
  builds: ({ names, rounds }) => measureBuilds(names, Math.min(rounds, BUILD_ROUNDS)),
};

/**
 * The command: `npm run bench -- load search --rounds 3 --sites ours,starlight`. Runs the named suites, or all, of the
 * named sites, or all, stores their figures, and writes the report from all stored figures; `report` only writes the
 * report.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      rounds: { type: 'string', default: String(DEFAULT_ROUNDS) },
      sites: { type: 'string', default: SITE_NAMES.join(',') },
    },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds ${values.rounds} is not a number of rounds.`);
  const unknown = positionals.filter((name) => name !== 'report' && !(name in SUITES));
  if (unknown.length > 0) {
    throw new Error(
      `There is no suite ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}, report.`,
    );
  }
  const suites = positionals.length > 0 ? positionals : Object.keys(SUITES);
  await runSuites(
    Object.entries(SUITES).filter(([name]) => suites.includes(name)),
    readSiteNames(values.sites),
    rounds,
  );
  console.log(`Written: ${await writeReport()}`);
}

function inFullBrowser(suite: Suite): Suite {
  return async (bench) => suite({ ...bench, browser: await findFullBrowser(bench.certificate) });
}

function readSiteNames(list: string): readonly SiteName[] {
  const named = list.split(',');
  const unknown = named.filter((name) => !SITE_NAMES.some((known) => known === name));
  if (unknown.length > 0) {
    throw new Error(`There is no site ${unknown.join(', ')}. There are: ${SITE_NAMES.join(', ')}.`);
  }
  return SITE_NAMES.filter((name) => named.includes(name));
}

async function runSuites(suites: readonly [string, Suite][], names: readonly SiteName[], rounds: number) {
  if (suites.length === 0) return;
  const certificate = await makeCertificate();
  const browser = await startBrowser(certificate);
  let served: readonly ServedSite[] | undefined;
  const sites = async () => {
    served ??= await serveSites(certificate, names);
    return served;
  };
  try {
    for (const [name, suite] of suites) {
      const began = performance.now();
      await keepResults(name, rounds, await suite({ browser, certificate, names, sites, rounds }));
      console.log(`${name} took ${Math.round((performance.now() - began) / 1000)} s`);
    }
  } finally {
    await browser.close();
    await closeSites(served ?? []);
  }
}

await run();
