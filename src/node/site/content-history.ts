import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentWarning, type Diagnostic } from '../content/diagnostic.ts';

const run = promisify(execFile);

/** The days (`YYYY-MM-DD`, UTC) on which files last changed, by their paths from the project's root. */
export type LastChanges = ReadonlyMap<string, string>;

/** What version control knows about the content. */
interface ContentHistory {
  readonly lastChanges: LastChanges;
  /** Why the days are not known, though there is a repository. */
  readonly warnings: readonly Diagnostic[];
}

const NO_HISTORY: ContentHistory = { lastChanges: new Map(), warnings: [] };

/** Outside a repository, before its first commit, and without Git there is nothing to know. */
const NOTHING_TO_KNOW = /not a git repository|does not have any commits|ENOENT/;

/**
 * Reads when the files below a folder last changed. A shallow clone does not say: its oldest commit seems to have changed
 * everything.
 */
export async function contentHistory(projectRoot: string, folder: string): Promise<ContentHistory> {
  const options = { cwd: projectRoot, maxBuffer: 256 * 1024 * 1024, env: { ...process.env, LC_ALL: 'C' } };
  const git = async (...args: string[]) =>
    // By default, Git prints non-ASCII characters as quoted octal escapes.
    (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
  try {
    const log = await git('log', '--format=%x00%cI', '--name-only', '--relative', '--', folder);
    const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
    return isShallow
      ? withoutDays('the clone is shallow', 'Run "git fetch --unshallow".')
      : { lastChanges: parseLog(log), warnings: [] };
  } catch (error) {
    const { stderr, message } = Object(error);
    const reason = String(stderr || message);
    if (NOTHING_TO_KNOW.test(reason)) return NO_HISTORY;
    const remedy = reason.trim().replace(/\s+/g, ' ');
    return withoutDays('Git refuses to read the history', remedy);
  }
}

function withoutDays(reason: string, hint: string): ContentHistory {
  const message = `The pages do not say when they last changed, because ${reason}.`;
  return { lastChanges: new Map(), warnings: [contentWarning('', message, hint)] };
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
