import path from 'node:path';
import { projectRoot } from '../../scripts/project-root.js';
import type { SiteName } from './sites/site.ts';

/** The folder of the benchmark, whose `node_modules` contains the other generators. */
export const benchRoot = path.join(projectRoot, 'bench');

/**
 * Returns the folder of a generator's project. `content` distinguishes the projects of a generator: `real`,
 * `synthetic-1000`.
 *
 * Those of this site are outside `bench/`, because content may contain demos, which must resolve to the React of the
 * site.
 */
export function projectDirectory(name: SiteName, content: string): string {
  return name === 'ours'
    ? path.join(projectRoot, '.cache/bench', content)
    : path.join(benchRoot, '.work', content, name);
}
