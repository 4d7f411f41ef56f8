import { rm } from 'node:fs/promises';
import { readRealPages } from '../content/real-pages.ts';
import { projectDirectory } from '../paths.ts';
import { runCommand } from './run-command.ts';
import type { SiteName, SiteUnderTest } from './site.ts';
import { SITES } from './sites.ts';

/** A built site. */
export interface BuiltSite {
  readonly site: SiteUnderTest;
  readonly projectDir: string;
  readonly outDir: string;
}

/** Writes and builds the project of a generator for the pages of this repository. */
export async function prepareAndBuild(name: SiteName): Promise<BuiltSite> {
  const site = SITES[name];
  const projectDir = projectDirectory(name, 'real');
  await site.prepare(await readRealPages(), projectDir);
  await buildFromNothing(site, projectDir, () => runCommand(site.build(projectDir)));
  return { site, projectDir, outDir: site.outDir(projectDir) };
}

/**
 * Builds a project without its former output and caches, and retries once on failure: Astro sometimes starts rendering
 * before its content store is written, and misses pages that the next build finds.
 */
export async function buildFromNothing<Result>(
  { label, leftovers }: SiteUnderTest,
  projectDir: string,
  build: () => Promise<Result>,
): Promise<Result> {
  const begin = async () => {
    for (const leftover of leftovers(projectDir)) await rm(leftover, { recursive: true, force: true });
    return build();
  };
  try {
    return await begin();
  } catch (error) {
    console.warn(`The build of ${label} failed and is made again.`, error);
    return await begin();
  }
}
