import { buildFromNothing } from '../sites/prepare-and-build.ts';
import type { SiteUnderTest } from '../sites/site.ts';
import { type CommandCost, measureCommand } from './measure-command.ts';
import { type OutputSize, outputSize } from './output-size.ts';

/** The cost of a cold build, and of another one after it. */
export interface BuildCost {
  readonly cold: CommandCost;
  /** The same command again, with nothing changed; undefined if not requested. */
  readonly unchanged: CommandCost | undefined;
  readonly output: OutputSize;
}

/** Builds a project without its former output and caches, and on request a second time. */
export async function measureBuild(
  site: SiteUnderTest,
  projectDir: string,
  { again }: { readonly again: boolean },
): Promise<BuildCost> {
  const cold = await buildFromNothing(site, projectDir, () => measureCommand(site.build(projectDir)));
  const unchanged = again ? await measureCommand(site.build(projectDir)) : undefined;
  return { cold, unchanged, output: await outputSize(site.outDir(projectDir)) };
}
