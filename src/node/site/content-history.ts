import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The days (`YYYY-MM-DD`, UTC) on which files last changed, by their paths from the project's root. */
export type LastChanges = ReadonlyMap<string, string>;

/**
 * Reads from version control when the files below a folder last changed. Empty outside a repository, and in a shallow
 * clone, whose oldest commit seems to have changed everything.
 */
export async function lastChangesOf(projectRoot: string, folder: string): Promise<LastChanges> {
  const options = { cwd: projectRoot, maxBuffer: 256 * 1024 * 1024 };
  const git = async (...args: string[]) =>
    // By default, Git prints non-ASCII characters as quoted octal escapes.
    (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map();
    return parseLog(await git('log', '--format=%x00%cI', '--name-only', '--relative', '--', folder));
  } catch {
    return new Map();
  }
}

/** Parses the output of `git log`: NUL, date, changed files; commits come newest first, so the first date wins. */
function parseLog(log: string): LastChanges {
  const lastChanges = new Map<string, string>();
  for (const entry of log.split('\0').slice(1)) {
    const [date = '', ...files] = linesOf(entry);
    const day = new Date(date).toISOString().slice(0, 10);
    for (const file of files) if (!lastChanges.has(file)) lastChanges.set(file, day);
  }
  return lastChanges;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
