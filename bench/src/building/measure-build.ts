import { rm } from 'node:fs/promises';
import type { SiteUnderTest } from '../sites/site.ts';
import { type CommandCost, measureCommand } from './measure-command.ts';
import { type OutputSize, outputSize } from './output-size.ts';

/** What a build from nothing took, and another one after it. */
export interface BuildCost {
  readonly cold: CommandCost;
  /** The same command again, with nothing changed; undefined where it was not asked for. */
  readonly unchanged: CommandCost | undefined;
  readonly output: OutputSize;
}

/** Builds a project without its former output and caches, and if asked for once more. */
export async function measureBuild(
  site: SiteUnderTest,
  projectDir: string,
  { again }: { readonly again: boolean },
): Promise<BuildCost> {
  const cold = await buildCold(site, projectDir);
  const unchanged = again ? await measureCommand(site.build(projectDir)) : undefined;
  return { cold, unchanged, output: await outputSize(site.outDir(projectDir)) };
}

/**
 * Builds from nothing, and from nothing once more where that failed: Astro sometimes begins to render before its store
 * of content is written, and misses pages that the next build finds.
 */
async function buildCold(site: SiteUnderTest, projectDir: string): Promise<CommandCost> {
  const build = async () => {
    for (const leftover of site.leftovers(projectDir)) await rm(leftover, { recursive: true, force: true });
    return await measureCommand(site.build(projectDir));
  };
  try {
    return await build();
  } catch (error) {
    console.warn(`The build of ${site.label} failed and is made again.`, error);
    return await build();
  }
}
