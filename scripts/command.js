import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {(line: string) => void} Log */

/**
 * An error that a person can fix. Its message says what happened, where, and what to do, and is shown without a stack.
 */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * Returns the message of a `Problem`, and the stack of any other error.
 *
 * @param {unknown} thrown
 * @returns {string}
 */
export function describe(thrown) {
  if (thrown instanceof Problem) return thrown.message;
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
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
