import path from 'node:path';
import { projectRoot } from '../../scripts/project-root.js';
import type { SiteName } from './sites/site.ts';

/** The folder of the benchmark, in whose `node_modules` the other generators are. */
export const benchRoot = path.join(projectRoot, 'bench');

/**
 * The folder of a generator's project. `content` tells projects of one generator apart: `real`, `synthetic-1000`.
 *
 * Those of this site lie outside `bench/`, because content may hold demos, and these must find the React of the site.
 */
export function projectDirectory(name: SiteName, content: string): string {
  return name === 'ours'
    ? path.join(projectRoot, '.cache/bench', content)
    : path.join(benchRoot, '.work', content, name);
}
