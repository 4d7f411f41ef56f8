import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describe, formatDuration } from './command.js';
import { readJson } from './json.js';

/** @import { Log } from './command.js' */

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped] tests that need a program that is missing on this machine
 * @property {readonly string[]} [notes] sentences about failures and skipped tests that the output of the step lacks
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Outcome>} run may throw, which counts as one failure
 * @property {readonly string[]} [needs] names of steps without which this one cannot work
 * @property {boolean} [stopsAll] whether no other step can work when this one fails
 * @property {boolean} [parallel] whether the step runs at the same time as the parallel steps next to it; its `run` must
 *   print its output at once
 */

/** @typedef {Outcome & { name: string, milliseconds: number }} StepResult */

/**
 * Runs the steps in order, parallel ones side by side. A failure does not stop the run, so that one run reports all
 * problems. A step whose needs failed does not run and counts as one failure.
 *
 * @param {readonly Step[]} steps
 * @param {{ log: Log, now?: () => number }} options
 * @returns {Promise<StepResult[]>} in the order of the steps; shorter if a step stopped the run
 */
export async function runSteps(steps, { log, now = () => performance.now() }) {
  /** @type {StepResult[]} */
  const results = [];
  for (const group of groupsOf(steps)) {
    const [first] = group;
    const started = now();
    const last = results.length + group.length;
    const numbers = group.length === 1 ? `Step ${last}` : `Steps ${results.length + 1} to ${last}`;
    log(`\n── ${numbers} of ${steps.length}: ${group.map(({ name }) => name).join(', ')}`);
    const running = group.map(async (step) => {
      const missing = results.find((result) => result.failed > 0 && step.needs?.includes(result.name));
      const outcome = missing
        ? { passed: 0, failed: 1, notes: [`Not run, since "${missing.name}" failed.`] }
        : await attempt(step);
      const result = { ...outcome, name: step.name, milliseconds: now() - started };
      for (const note of result.notes ?? []) log(note);
      log(`── ${summary(result)}`);
      return result;
    });
    results.push(...(await Promise.all(running)));
    if (first?.stopsAll && results.at(-1)?.failed) {
      log(`Stopped: nothing else can run without "${first.name}".`);
      break;
    }
  }
  return results;
}

/**
 * Groups parallel steps that follow each other; every other step is a group of its own.
 *
 * @param {readonly Step[]} steps
 * @returns {Step[][]}
 */
function groupsOf(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (step.parallel && group?.[0]?.parallel) group.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * Returns the lines that close a run: one per step, the notes, and the sum: `N passed, N failed`, and `N skipped` if
 * tests were skipped.
 *
 * @param {readonly StepResult[]} results
 * @returns {{ lines: string[], failed: number }}
 */
export function sumUp(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const notes = results.flatMap(({ name, notes = [] }) => notes.map((note) => `${name}: ${note}`));
  const skipped = results.reduce((sum, result) => sum + (result.skipped ?? 0), 0);
  const closing = `${passed} passed, ${failed} failed${skippedPart(skipped)}`;
  return { lines: [...results.map(summary), ...notes, closing], failed };
}

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function attempt(step) {
  try {
    return await step.run();
  } catch (error) {
    return failure(describe(error));
  }
}

/** @param {StepResult} result */
function summary({ name, passed, failed, skipped = 0, milliseconds }) {
  const some = passed + failed + skipped > 1;
  const counts = some ? `, ${passed} passed and ${failed} failed${skippedPart(skipped)}` : '';
  return `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name}${counts} (${formatDuration(milliseconds)})`;
}

/** @param {number} count */
function skippedPart(count) {
  return count > 0 ? `, ${count} skipped` : '';
}

// The kinds of steps.

/**
 * Returns a step that passes or fails as a whole.
 *
 * @param {() => Promise<number>} execute runs the check and returns its exit code
 * @returns {() => Promise<Outcome>}
 */
export function check(execute) {
  return async () => {
    const code = await execute();
    return code === 0 ? { passed: 1, failed: 0 } : failure(`Ended with exit code ${code}.`);
  };
}

/**
 * Returns a step that prepares others. Because it checks nothing, it counts only when it fails.
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
 * Returns a step in which each test counts. Problems outside the report count as one failure: a runner that ends
 * without a report, finds no tests, or ends with an error although every test passed.
 *
 * @param {object} options
 * @param {string} options.report the JSON file that the runner writes
 * @param {(report: unknown) => Outcome} options.read
 * @param {() => Promise<number>} options.execute runs the tests and returns the exit code
 * @param {boolean} [options.mayBeEmpty] whether a run that finds no tests is a good one
 * @returns {() => Promise<Outcome>}
 */
export function tests({ report, read, execute, mayBeEmpty = false }) {
  return async () => {
    // A missing report must not be replaced by that of an earlier run.
    await rm(report, { force: true });
    await mkdir(dirname(report), { recursive: true });
    const code = await execute();
    /** @type {Outcome} */
    let outcome;
    try {
      outcome = read(readJson(report));
    } catch {
      return failure(`The test runner ended with exit code ${code} and left no report.`);
    }
    const isEmpty = outcome.passed + outcome.failed + (outcome.skipped ?? 0) === 0;
    if (isEmpty && !mayBeEmpty) return failure('No tests were found.');
    if (code === 0 || outcome.failed > 0) return outcome;
    const note = `The test runner ended with exit code ${code} although every test passed.`;
    return { ...outcome, failed: 1, notes: [...(outcome.notes ?? []), note] };
  };
}

/**
 * @param {string} note
 * @returns {Outcome}
 */
function failure(note) {
  return { passed: 0, failed: 1, notes: [note] };
}
