import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {(line: string) => void} Log */

/** An error that a person can fix. It has no stack: its message says what happened, where, and what to do. */
export class Problem extends Error {
  /** @override */
  stack = this.message;
}

/**
 * What people can do about failures of the system. Errors of threads and of the bundler have no code, only words.
 *
 * @type {readonly (readonly [failure: RegExp, remedy: string])[]}
 */
const REMEDIES = [
  [/EXDEV/, 'OUT_DIR is on another file system. Set it to a folder on that of the project.'],
  [/ENOSPC|no space left/i, 'The disk is full. Free some space.'],
  // The last one is Tinypool's about a thread that could not start and is ended.
  [
    /EMFILE|too many open files|emitter\.removeListener/i,
    'Too many files are open. Raise the limit: "ulimit -n 4096".',
  ],
];

/**
 * Returns what to tell people: the message of a `Problem`, what to do about a failure of the system, and the stack of
 * any other error.
 *
 * @param {unknown} thrown
 * @returns {string}
 */
export function describe(thrown) {
  if (thrown instanceof Problem) return thrown.message;
  const remedy = REMEDIES.find(([failure]) => failure.test(String(thrown)))?.[1];
  return remedy ?? (thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
}

/**
 * Ends the process with the description of an error.
 *
 * @param {unknown} error
 */
export function endWith(error) {
  console.error(`\n${describe(error)}\n`);
  process.exit(1);
}

/** Describes what fails outside of every promise too: a thread that cannot start, because too many files are open. */
export function endOnFailure() {
  process.once('uncaughtException', endWith);
}

/**
 * Returns whether `node file.js` started a module, as opposed to an import. Node 20 has no `import.meta.main`.
 *
 * @param {string} moduleUrl the module's `import.meta.url`
 * @returns {boolean}
 */
export function isCommand(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}

/**
 * Runs a command. An error is printed to stderr and sets exit code 1. The process is not ended at once, because that
 * would cut off output that is still in a pipe.
 *
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${describe(error)}`);
    process.exitCode = 1;
  }
}

/**
 * Formats a duration, such as `12.3 s`.
 *
 * @param {number} milliseconds
 */
export function formatDuration(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Logs a line when long work starts, and its duration when the work has ended.
 *
 * @template Result
 * @param {string} label such as `Building the site`
 * @param {() => Promise<Result>} work
 * @param {Log} log
 * @returns {Promise<Result>}
 */
export async function withProgress(label, work, log) {
  const started = performance.now();
  log(`${label} …`);
  const result = await work();
  log(`${label} took ${formatDuration(performance.now() - started)}.`);
  return result;
}
