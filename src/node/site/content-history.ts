import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The history of the files below a folder in version control. Paths are relative to the project's root. */
export interface ContentHistory {
  /** The day (`YYYY-MM-DD`, UTC) on which each file last changed. */
  readonly lastChanges: ReadonlyMap<string, string>;
  /** Files that have been renamed or deleted, newest first, each with its current name; undefined for a deleted one. */
  readonly formerFiles: ReadonlyMap<string, string | undefined>;
}

const NO_HISTORY: ContentHistory = { lastChanges: new Map(), formerFiles: new Map() };

/**
 * Reads the history of the files below a folder, including uncommitted changes. Empty outside a repository, and in a
 * shallow clone, whose oldest commit seems to have changed everything.
 */
export async function contentHistory(projectRoot: string, folder: string): Promise<ContentHistory> {
  const options = { cwd: projectRoot, maxBuffer: 256 * 1024 * 1024 };
  const git = async (...args: string[]) =>
    // By default, Git prints non-ASCII characters as quoted octal escapes.
    (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
  const status = ['--name-status', '--find-renames', '--relative'];
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return NO_HISTORY;
    const [uncommitted, log] = await Promise.all([
      git('diff', ...status, 'HEAD', '--', folder),
      git('log', '--format=%x00%cI', ...status, '--', folder),
    ]);
    return parseHistory(uncommitted, log);
  } catch {
    return NO_HISTORY;
  }
}

/** Parses the output of `git log`: NUL, date, changed files; commits come newest first, so the first date wins. */
function parseHistory(uncommitted: string, log: string): ContentHistory {
  const lastChanges = new Map<string, string>();
  const formerFiles = new Map<string, string | undefined>();
  const readChanges = (lines: readonly string[], day?: string) => {
    for (const line of lines) {
      const [kind = '', file = '', newFile = file] = line.split('\t');
      if (day !== undefined && !lastChanges.has(newFile)) lastChanges.set(newFile, day);
      const isGone = kind === 'D' || kind.startsWith('R');
      if (!isGone || formerFiles.has(file)) continue;
      // A newer commit may have renamed the new file, or deleted it.
      const now = formerFiles.has(newFile) ? formerFiles.get(newFile) : newFile;
      formerFiles.set(file, kind === 'D' ? undefined : now);
    }
  };
  readChanges(linesOf(uncommitted));
  for (const entry of log.split('\0').slice(1)) {
    const [date = '', ...lines] = linesOf(entry);
    readChanges(lines, new Date(date).toISOString().slice(0, 10));
  }
  return { lastChanges, formerFiles };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
