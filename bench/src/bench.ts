import { parseArgs } from 'node:util';
import { closeSites, serveAllSites } from './browsing/serve-sites.ts';
import type { ServedSite } from './browsing/served-site.ts';
import {
  type Bench,
  runEditing,
  runGrowth,
  runLighthouse,
  runLoad,
  runNavigation,
  runReading,
  runSearch,
} from './browsing/suites.ts';
import { startBrowser } from './browsing/visits.ts';
import { measureBuilds } from './building/measure-builds.ts';
import { measureDevServers } from './building/measure-dev-servers.ts';
import { writeReport } from './report/write-report.ts';
import { keepResults } from './results.ts';
import { makeCertificate } from './serve/certificate.ts';

const DEFAULT_ROUNDS = 5;

/** The rounds of builds, which are so long that they differ little. */
const BUILD_ROUNDS = 3;

/** All suites in the order in which they run. Those that leave the machine busy are last. */
const SUITES: Readonly<Record<string, (bench: Bench) => Promise<unknown>>> = {
  load: runLoad,
  navigation: runNavigation,
  reading: runReading,
  search: runSearch,
  editing: runEditing,
  lighthouse: runLighthouse,
  dev: ({ rounds }) => measureDevServers(Math.min(rounds, BUILD_ROUNDS)),
  builds: ({ rounds }) => measureBuilds(Math.min(rounds, BUILD_ROUNDS)),
  growth: runGrowth,
};

/**
 * The command: `npm run bench -- load search --rounds 3`. Runs the named suites, or all, stores their figures, and
 * writes the report from all stored figures; `report` only writes the report.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: 'string', default: String(DEFAULT_ROUNDS) } },
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
  const names = positionals.length > 0 ? positionals : Object.keys(SUITES);
  await runSuites(
    Object.entries(SUITES).filter(([name]) => names.includes(name)),
    rounds,
  );
  console.log(`Written: ${await writeReport()}`);
}

async function runSuites(suites: readonly [string, (bench: Bench) => Promise<unknown>][], rounds: number) {
  if (suites.length === 0) return;
  const certificate = await makeCertificate();
  const browser = await startBrowser(certificate);
  let served: readonly ServedSite[] | undefined;
  const sites = async () => {
    served ??= await serveAllSites(certificate);
    return served;
  };
  try {
    for (const [name, suite] of suites) {
      const began = performance.now();
      await keepResults(name, rounds, await suite({ browser, certificate, sites, rounds }));
      console.log(`${name} took ${Math.round((performance.now() - began) / 1000)} s`);
    }
  } finally {
    await browser.close();
    await closeSites(served ?? []);
  }
}

await run();
