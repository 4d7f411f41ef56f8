import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashBuildInputs } from '../../scripts/build.js';
import { projectRoot } from '../../scripts/project-root.js';
import { buildEnvironment, buildSite, restoreMainContent } from './run-vite.ts';
import { SITES, SITES_OF_RUN, type SiteBuild, siteDirectory } from './sites.ts';

/**
 * Builds the missing sites, one after another, because all builds share `.contentlayer/`. A site is reused until one of
 * its inputs changes.
 */
export async function buildSites(): Promise<void> {
  if (!existsSync(join(siteDirectory('main'), 'index.html'))) {
    throw new Error('There is no built site in dist/. Run "npm run build" first.');
  }
  let otherContent = false;
  for (const name of SITES_OF_RUN) {
    const { directory, build } = SITES[name];
    if (build === undefined || !(await ensureBuilt(directory, build))) continue;
    otherContent = 'CONTENT_DIR' in build.environment;
  }
  if (otherContent) await restoreMainContent();
}

/** Returns whether the site had to be built. Compressed variants, a third of a build, are tested on the main site. */
async function ensureBuilt(directory: string, { environment, mode }: SiteBuild): Promise<boolean> {
  const record = join(projectRoot, `${directory}.inputs`);
  const inputs = await hashBuildInputs(projectRoot, buildEnvironment(environment));
  const isBuilt = existsSync(join(projectRoot, directory, 'index.html'));
  if (isBuilt && (await readFile(record, 'utf8').catch(() => '')) === inputs) return false;

  await rm(record, { force: true });
  const { code, output } = await buildSite({ ...environment, COMPRESS: 'off', OUT_DIR: directory }, mode);
  if (code !== 0) throw new Error(`The site in ${directory} could not be built:\n${output}`);
  await writeFile(record, inputs);
  return true;
}
