import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readRealPages } from '../content/real-pages.ts';
import { syntheticPages } from '../content/synthetic-pages.ts';
import { projectDirectory } from '../paths.ts';
import { runCommand } from './run-command.ts';
import type { SiteName, SiteUnderTest } from './site.ts';
import { SITES } from './sites.ts';

/** A site that is built. */
export interface BuiltSite {
  readonly site: SiteUnderTest;
  readonly projectDir: string;
  readonly outDir: string;
}

/** Writes and builds the project of a generator for the pages of this repository. */
export async function prepareAndBuild(name: SiteName): Promise<BuiltSite> {
  const site = SITES[name];
  const projectDir = projectDirectory(name, 'real');
  await prepareReal(site, projectDir);
  await runCommand(site.build(projectDir));
  return { site, projectDir, outDir: site.outDir(projectDir) };
}

/** Writes the project of a generator for the pages of this repository; this site takes them as they are. */
export async function prepareReal(site: SiteUnderTest, projectDir: string): Promise<void> {
  if (site.name === 'ours') await rm(path.join(projectDir, 'content'), { recursive: true, force: true });
  else await site.prepare(await readRealPages(), projectDir);
}

/**
 * Writes and builds the project of a generator for synthetic pages. That of this site must be the last that is built of
 * it, or be followed by a build of its real pages: all builds share `.contentlayer/`.
 */
export async function prepareAndBuildSynthetic(name: SiteName, pages: number): Promise<BuiltSite> {
  const site = SITES[name];
  const projectDir = projectDirectory(name, `synthetic-${pages}`);
  await site.prepare(syntheticPages(pages), projectDir);
  await runCommand(site.build(projectDir));
  return { site, projectDir, outDir: site.outDir(projectDir) };
}
