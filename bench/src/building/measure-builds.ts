import { rm } from 'node:fs/promises';
import { median } from '../browsing/median.ts';
import { readRealPages } from '../content/real-pages.ts';
import { syntheticPages } from '../content/synthetic-pages.ts';
import { projectDirectory } from '../paths.ts';
import { prepareReal, restoreContent } from '../sites/prepare-and-build.ts';
import { runCommand } from '../sites/run-command.ts';
import { PEERS, type SiteName } from '../sites/site.ts';
import { SITES } from '../sites/sites.ts';
import { type BySite, inTurn } from './in-turn.ts';
import { type BuildCost, measureBuild } from './measure-build.ts';
import { outputSize } from './output-size.ts';

/** The costs of builds, one figure per round. */
export interface BuildFigures {
  /** The number of pages in the repository's own content. */
  readonly realPages: number;
  /** Builds of these pages, cold and with nothing changed. */
  readonly real: BySite<BuildCost>;
  /** The compressed variants of this site's files, which the measured builds leave out; undefined in older figures. */
  readonly compressedMebibytes?: number;
  /** Cold builds of 1,000 synthetic pages, of this site and of the peers that were the fastest with real ones. */
  readonly thousand: BySite<BuildCost>;
  /** Cold builds of 5,000 synthetic pages, of this site. */
  readonly fiveThousand: BySite<BuildCost>;
}

/** The number of peers that build 1,000 pages; the others take minutes for it. */
const PEERS_WITH_MANY_PAGES = 3;

/** The rounds of large builds, which take minutes and differ little. */
const LARGE_ROUNDS = 2;

/** Measures the builds of generators in turn. Requires Linux, whose `/proc` reports the memory. */
export async function measureBuilds(names: readonly SiteName[], rounds: number): Promise<BuildFigures> {
  const { length: realPages } = await readRealPages();
  const real = await inTurn(`builds of ${realPages} pages`, names, rounds, async (name) => {
    const projectDir = projectDirectory(name, 'build');
    await prepareReal(SITES[name], projectDir);
    return await measureBuild(SITES[name], projectDir, { again: true });
  });
  const compressedMebibytes = names.includes('ours') ? await measureCompressed() : undefined;
  const many = (pages: number, builders: readonly SiteName[], most: number) =>
    inTurn(`builds of ${pages} pages`, builders, Math.min(rounds, most), (name) =>
      measureSynthetic(name, pages),
    );
  const ours = names.filter((name) => name === 'ours');
  try {
    return {
      realPages,
      real,
      ...(compressedMebibytes !== undefined && { compressedMebibytes }),
      thousand: await many(1000, [...ours, ...fastestPeers(real, names)], LARGE_ROUNDS),
      fiveThousand: await many(5000, ours, 1),
    };
  } finally {
    await restoreContent();
  }
}

/** Builds this site once more as its hosts get it; returns the size of the compressed variants. */
async function measureCompressed(): Promise<number> {
  const projectDir = projectDirectory('ours', 'build');
  const { env, ...command } = SITES.ours.build(projectDir);
  await runCommand({ ...command, env: { ...env, COMPRESS: 'on' } });
  return (await outputSize(SITES.ours.outDir(projectDir))).compressedMebibytes;
}

function fastestPeers(costs: BySite<BuildCost>, names: readonly SiteName[]): readonly SiteName[] {
  const seconds = (name: SiteName) => median(costs[name].map(({ cold }) => cold.seconds));
  return PEERS.filter((name) => names.includes(name))
    .toSorted((a, b) => seconds(a) - seconds(b))
    .slice(0, PEERS_WITH_MANY_PAGES);
}

async function measureSynthetic(name: SiteName, pages: number): Promise<BuildCost> {
  const projectDir = projectDirectory(name, `build-${pages}`);
  await SITES[name].prepare(syntheticPages(pages), projectDir);
  try {
    return await measureBuild(SITES[name], projectDir, { again: false });
  } finally {
    // The development servers, which watch the repository, would find these thousands of files.
    await rm(projectDir, { recursive: true, force: true });
  }
}
