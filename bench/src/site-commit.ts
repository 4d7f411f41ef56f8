import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '../../scripts/project-root.js';

/** Returns the short hash of the measured commit of this site. */
export async function siteCommit(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%h'], { cwd: projectRoot });
  return stdout.trim();
}
