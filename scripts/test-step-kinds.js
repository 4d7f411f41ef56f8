import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** @import { Outcome } from './test-runner.js' */

/**
 * A step that passes or fails as a whole.
 *
 * @param {() => Promise<number>} execute runs the check and gives its exit code
 * @returns {() => Promise<Outcome>}
 */
export function check(execute) {
  return async () => {
    const code = await execute();
    return code === 0
      ? { passed: 1, failed: 0 }
      : { passed: 0, failed: 1, notes: [`Ended with exit code ${code}.`] };
  };
}

/**
 * A step that gets something ready. It checks nothing, so it counts only when it fails.
 *
 * @param {() => Promise<unknown>} work throws when it fails
 * @returns {() => Promise<Outcome>}
 */
export function preparation(work) {
  return async () => {
    await work();
    return { passed: 0, failed: 0 };
  };
}

/**
 * A step in which each test counts. What the report does not tell counts once: a runner that ends without a
 * report, finds no tests, or ends with an error although every test passed.
 *
 * @param {object} options
 * @param {string} options.report the JSON file the runner writes
 * @param {(report: unknown) => Outcome} options.read
 * @param {() => Promise<number>} options.execute runs the tests and gives the exit code
 * @returns {() => Promise<Outcome>}
 */
export function tests({ report, read, execute }) {
  return async () => {
    // The report of an earlier run must not stand in for one that was never written.
    await rm(report, { force: true });
    await mkdir(dirname(report), { recursive: true });
    const code = await execute();
    /** @type {Outcome} */
    let outcome;
    try {
      outcome = read(JSON.parse(await readFile(report, 'utf8')));
    } catch {
      return broken(`The test runner ended with exit code ${code} and left no report.`);
    }
    if (outcome.passed + outcome.failed + (outcome.skipped ?? 0) === 0) return broken('No tests were found.');
    if (code === 0 || outcome.failed > 0) return outcome;
    const note = `The test runner ended with exit code ${code} although every test passed.`;
    return { ...outcome, failed: 1, notes: [...(outcome.notes ?? []), note] };
  };
}

/**
 * @param {string} note
 * @returns {Outcome}
 */
function broken(note) {
  return { passed: 0, failed: 1, notes: [note] };
}
