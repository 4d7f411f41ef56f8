import { rm } from 'node:fs/promises';
import { median } from '../browsing/median.ts';
import { readRealPages } from '../content/real-pages.ts';
import { syntheticPages } from '../content/synthetic-pages.ts';
import { projectDirectory } from '../paths.ts';
import { prepareReal, restoreContent } from '../sites/prepare-and-build.ts';
import { PEERS, SITE_NAMES, type SiteName } from '../sites/site.ts';
import { SITES } from '../sites/sites.ts';
import { type BySite, inTurn } from './in-turn.ts';
import { type BuildCost, measureBuild } from './measure-build.ts';

/** The costs of builds, one figure per round. */
export interface BuildFigures {
  /** The number of pages in the repository's own content. */
  readonly realPages: number;
  /** Builds of these pages, cold and with nothing changed. */
  readonly real: BySite<BuildCost>;
  /** Cold builds of 1,000 synthetic pages. */
  readonly thousand: BySite<BuildCost>;
  /** Cold builds of 5,000 synthetic pages, of this site and of the fastest peer with 1,000. */
  readonly fiveThousand: BySite<BuildCost>;
}

/** The rounds of large builds, which take minutes and differ little. */
const LARGE_ROUNDS = 2;

/** Measures the builds of all generators in turn. Requires Linux, whose `/proc` reports the memory. */
export async function measureBuilds(rounds: number): Promise<BuildFigures> {
  const { length: realPages } = await readRealPages();
  const real = await inTurn(`builds of ${realPages} pages`, SITE_NAMES, rounds, async (name) => {
    const projectDir = projectDirectory(name, 'build');
    await prepareReal(SITES[name], projectDir);
    return await measureBuild(SITES[name], projectDir, { again: true });
  });
  const many = (pages: number, names: readonly SiteName[], most: number) =>
    inTurn(`builds of ${pages} pages`, names, Math.min(rounds, most), (name) =>
      measureSynthetic(name, pages),
    );
  try {
    const thousand = await many(1000, SITE_NAMES, LARGE_ROUNDS);
    return { realPages, real, thousand, fiveThousand: await many(5000, ['ours', fastestPeer(thousand)], 1) };
  } finally {
    await restoreContent();
  }
}

function fastestPeer(costs: BySite<BuildCost>): SiteName {
  const seconds = (name: SiteName) => median(costs[name].map(({ cold }) => cold.seconds));
  return PEERS.reduce((fastest, name) => (seconds(name) < seconds(fastest) ? name : fastest));
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
