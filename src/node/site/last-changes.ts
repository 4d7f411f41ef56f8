import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The day (`YYYY-MM-DD`, UTC) on which each file below a folder last changed in version control, by path relative to
 * `projectRoot`. Empty where there is no history to trust: outside a repository, or in a shallow clone, whose oldest
 * commit seems to have changed everything.
 */
export async function lastChanges(projectRoot: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const options = { cwd: projectRoot, maxBuffer: 256 * 1024 * 1024 };
  const git = async (...args: string[]) =>
    // Git would write letters beyond ASCII as numbers in quotation marks.
    (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    return parseLog(await git('log', '--format=%x00%cI', '--name-only', '--relative', '--', folder));
  } catch {
    return new Map();
  }
}

/** Reads `git log` output of the form NUL, date, file names; commits come newest first, so the first date wins. */
function parseLog(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const entry of log.split('\0').slice(1)) {
    const [date = '', ...files] = entry.split('\n').filter((line) => line !== '');
    const day = new Date(date).toISOString().slice(0, 10);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  return days;
}
