import { readRealPages } from '../content/real-pages.ts';
import { projectDirectory } from '../paths.ts';
import { buildFromNothing } from '../sites/prepare-and-build.ts';
import type { SiteName } from '../sites/site.ts';
import { SITES } from '../sites/sites.ts';
import { type BySite, inTurn } from './in-turn.ts';
import { type CommandCost, measureCommand } from './measure-command.ts';
import { outputMebibytes } from './output-size.ts';

/** The cost of a build without former output and caches, and of another one after it, with nothing changed. */
export interface BuildCost {
  readonly cold: CommandCost;
  readonly unchanged: CommandCost;
  readonly outputMiB: number;
}

/** The costs of builds, one figure per round. */
export interface BuildFigures {
  readonly pages: number;
  readonly costs: BySite<BuildCost>;
}

/** Measures the builds of generators in turn. Requires Linux, whose `/proc` reports the memory. */
export async function measureBuilds(names: readonly SiteName[], rounds: number): Promise<BuildFigures> {
  const pages = await readRealPages();
  const sites = names.map((name) => SITES[name]);
  const costs = await inTurn(`builds of ${pages.length} pages`, sites, rounds, async (site) => {
    const projectDir = projectDirectory(site.name, 'build');
    await site.prepare(pages, projectDir);
    const build = () => measureCommand(site.build(projectDir));
    const cold = await buildFromNothing(site, projectDir, build);
    const unchanged = await build();
    return { cold, unchanged, outputMiB: await outputMebibytes(site.outDir(projectDir)) };
  });
  return { pages: pages.length, costs };
}
