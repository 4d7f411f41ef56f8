import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { inputsOf } from '../../scripts/build.js';
import { projectRoot } from '../../scripts/project-root.js';
import { buildEnvironment, buildSite } from './run-vite.ts';
import { buildOutputFile, SITES, SITES_OF_RUN, type SiteBuild, siteDirectory } from './sites.ts';

/** Builds that run at the same time. Much of a build runs on one core. */
const CONCURRENCY = 2;

/** Builds the missing sites. A site is reused until one of its inputs changes. */
export async function buildSites(): Promise<void> {
  if (!existsSync(join(siteDirectory('main'), 'index.html'))) {
    throw new Error('There is no built site in dist/. Run "npm run build" first.');
  }
  await pMap(
    SITES_OF_RUN,
    async (name) => {
      const { directory, build } = SITES[name];
      if (build !== undefined) await ensureBuilt(directory, build, buildOutputFile(name));
    },
    { concurrency: CONCURRENCY },
  );
}

/** Builds a site if necessary. */
async function ensureBuilt(
  directory: string,
  { environment, mode }: SiteBuild,
  outputFile: string,
): Promise<void> {
  const record = join(projectRoot, `${directory}.inputs`);
  const inputs = await inputsOf(projectRoot, buildEnvironment(environment));
  const isBuilt = existsSync(join(projectRoot, directory, 'index.html'));
  if (isBuilt && (await readFile(record, 'utf8').catch(() => '')) === inputs) return;

  await rm(record, { force: true });
  const own = { OUT_DIR: directory, GENERATED_DIR: `${directory}.generated` };
  const { code, output } = await buildSite({ ...environment, ...own }, mode);
  if (code !== 0) throw new Error(`The site in ${directory} could not be built:\n${output}`);
  await writeFile(outputFile, output);
  await writeFile(record, inputs);
}
