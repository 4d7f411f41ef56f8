import { type ChildProcess, execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Diagnostic, JSON_FLAG } from '../content/diagnostic.ts';
import type { ProblemList } from './problem-list.ts';

/** The checks that are too slow to run with each edit, in order. */
const CHECKS = [
  { source: 'prose', command: 'checks/prose/prose-command.ts', words: 'Checking the prose …' },
  { source: 'samples', command: 'checks/samples/samples-command.ts', words: 'Checking the samples …' },
] as const;

const run = promisify(execFile);

/** The most that a check may print: a large site may have thousands of problems. */
const MAX_OUTPUT_BYTES = 64_000_000;

/** Milliseconds without a change after which the checks start. */
const QUIET_MS = 1000;

/**
 * Runs the checks of prose and samples beside the dev server, in processes of low priority, and lists what they find. A
 * change of the content cancels a running check and restarts all of them.
 */
export class TextChecks {
  readonly #projectRoot: string;
  readonly #list: ProblemList;
  #run = new AbortController();
  #ended: Promise<void> = Promise.resolve();

  constructor(projectRoot: string, list: ProblemList) {
    this.#projectRoot = projectRoot;
    this.#list = list;
  }

  /** Called when the content has changed and has been checked. */
  restart(): void {
    this.stop();
    this.#run = new AbortController();
    const { signal } = this.#run;
    // One after the other, because they write to the same folder.
    this.#ended = this.#ended.then(() => this.#checkAll(signal));
  }

  stop(): void {
    this.#run.abort();
  }

  async #checkAll(signal: AbortSignal): Promise<void> {
    await wait(QUIET_MS, undefined, { signal }).catch(() => {});
    for (const { source, command, words } of CHECKS) {
      if (signal.aborted) return;
      this.#list.announce(source, words);
      const found = await this.#check(command, signal);
      if (found === undefined) this.#list.announce(source, undefined);
      else this.#list.replace(source, found.map(asWarning));
    }
  }

  /**
   * Returns the problems that a command has found; undefined if it was cancelled, or if it failed, which it explains
   * when run by hand.
   */
  async #check(command: string, signal: AbortSignal): Promise<readonly Diagnostic[] | undefined> {
    const args = ['--import', 'tsx', command, JSON_FLAG];
    const running = run(process.execPath, args, {
      cwd: this.#projectRoot,
      signal,
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    lowerPriority(running.child);
    const output = await running.catch(() => undefined);
    // biome-ignore lint/plugin/no-casts: the command has printed diagnostics as JSON
    return output && (JSON.parse(output.stdout) as readonly Diagnostic[]);
  }
}

/** Lowers a problem to a warning: the problems of these checks fail `npm test` but not the build. */
function asWarning(problem: Diagnostic): Diagnostic {
  return { ...problem, severity: 'warning' };
}

/** Lowers the priority of a check, because pages come first. Has no effect if the system does not allow it. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
