import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/browsers.ts';
import { toolFile } from '../../../scripts/process.js';
import { projectRoot } from '../../../scripts/project-root.js';
import { readRealPages } from '../content/real-pages.ts';
import { projectDirectory } from '../paths.ts';
import { runCommand } from '../sites/run-command.ts';
import type { SiteName, SiteUnderTest } from '../sites/site.ts';
import { SITES } from '../sites/sites.ts';
import { type BySite, inTurn } from './in-turn.ts';
import { type DevServerCost, measureDevServer } from './measure-dev-server.ts';

/** The maximum number of starts of a development server until one can be measured. */
const STARTS = 3;

/** The times of a development server with empty caches, and after a restart. */
export interface DevServerFigures {
  readonly cold: DevServerCost;
  readonly again: DevServerCost;
}

/** Measures the development servers of generators in turn, on the pages of this repository. */
export async function measureDevServers(
  names: readonly SiteName[],
  rounds: number,
): Promise<BySite<DevServerFigures>> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const sites = names.map((name) => SITES[name]);
    return await inTurn('development servers', sites, rounds, (site) => measureTwice(browser, site));
  } finally {
    await browser.close();
    await restoreContent();
  }
}

async function measureTwice(browser: Browser, site: SiteUnderTest): Promise<DevServerFigures> {
  const projectDir = projectDirectory(site.name, 'dev');
  await site.prepare(await readRealPages(), projectDir);
  if (site.name === 'ours') await copyContent(projectDir);
  const cold = await measureStart(async () => {
    for (const leftover of site.leftovers(projectDir)) await rm(leftover, { recursive: true, force: true });
    return measureDevServer(browser, site, projectDir);
  });
  return { cold, again: await measureStart(() => measureDevServer(browser, site, projectDir)) };
}

/**
 * Measures a start, and retries if it failed: Starlight's server sometimes finds no pages until a restart if it gets a
 * request before it has read its content.
 */
async function measureStart(start: () => Promise<DevServerCost>): Promise<DevServerCost> {
  for (let left = STARTS - 1; ; left -= 1) {
    try {
      return await start();
    } catch (error) {
      if (left === 0) throw error;
      console.warn('It failed by itself and is started again.');
    }
  }
}

/** Copies the content, because a page is edited, which must not be the repository's own. */
async function copyContent(projectDir: string): Promise<void> {
  const copy = path.join(projectDir, 'content');
  await rm(copy, { recursive: true, force: true });
  await cp(path.join(projectRoot, 'content'), copy, { recursive: true });
}

/** Recompiles the repository's own content: editors and the type check read `.contentlayer/`, where the copy is. */
async function restoreContent(): Promise<void> {
  const args = [toolFile(projectRoot, 'tsx', 'tsx'), 'src/node/site/content-command.ts'];
  await runCommand({ file: process.execPath, args, cwd: projectRoot });
}
