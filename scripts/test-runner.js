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
 * @property {() => Promise<Outcome>} run may reject, which counts as one failure
 * @property {readonly string[]} [needs] names of steps before this one: it waits for them, and cannot work without them
 */

/** @typedef {readonly (readonly Step[])[]} Stage lanes, which run side by side, of steps, which run in order */

/** @typedef {Outcome & { name: string, milliseconds: number }} StepResult */

/**
 * Runs stages in order, the lanes of a stage side by side, and the steps of a lane in order, each when the steps that
 * it needs have ended. A failure does not stop the run, so that one run reports all problems; but nothing can work
 * without the first stage. A step whose needs failed does not run and counts as one failure.
 *
 * @param {readonly Stage[]} stages
 * @param {Log} log
 * @returns {Promise<StepResult[]>} in the order of the steps
 */
export async function runSteps(stages, log) {
  /** @type {StepResult[]} */
  const results = [];
  const count = stages.flat(2).length;
  /** @type {Map<string, Promise<StepResult>>} */
  const started = new Map();
  for (const stage of stages) {
    const names = stage.flat().map(({ name }) => name);
    const [first, last] = [results.length + 1, results.length + names.length];
    const numbers = first === last ? `Step ${last}` : `Steps ${first} to ${last}`;
    log(`\n── ${numbers} of ${count}: ${names.join(', ')}`);
    const running = stage.flatMap((lane) => {
      /** @type {Promise<unknown>} */
      let before = Promise.resolve();
      return lane.map((step) => {
        const result = before.then(() => runStep(step, started, log));
        started.set(step.name, result);
        before = result;
        return result;
      });
    });
    results.push(...(await Promise.all(running)));
    if (stage === stages[0] && results.some(({ failed }) => failed > 0)) break;
  }
  return results;
}

/**
 * @param {Step} step
 * @param {ReadonlyMap<string, Promise<StepResult>>} earlier
 * @param {Log} log
 * @returns {Promise<StepResult>}
 */
async function runStep({ name, run, needs = [] }, earlier, log) {
  const results = await Promise.all(needs.map((need) => earlier.get(need)));
  const started = performance.now();
  const missing = results.find((result) => result !== undefined && result.failed > 0);
  const outcome = missing
    ? failure(`Not run, since "${missing.name}" failed.`)
    : await Promise.resolve()
        .then(run)
        .catch((error) => failure(describe(error)));
  const result = { ...outcome, name, milliseconds: performance.now() - started };
  for (const note of result.notes ?? []) log(note);
  log(`── ${summary(result)}`);
  return result;
}

/**
 * Returns the lines that close a run: one per step, the notes, and the sum: `N passed, N failed`, and `N skipped` if
 * tests were skipped.
 *
 * @param {readonly StepResult[]} results
 * @returns {{ lines: string[], failed: number }}
 */
export function sumUp(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  const notes = results.flatMap(({ name, notes = [] }) => notes.map((note) => `${name}: ${note}`));
  const closing = `${passed} passed, ${failed} failed${skippedPart(skipped)}`;
  return { lines: [...results.map(summary), ...notes, closing], failed };
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

/**
 * Runs a check that passes or fails as a whole.
 *
 * @param {() => Promise<number>} execute returns the exit code
 * @returns {Promise<Outcome>}
 */
export async function runCheck(execute) {
  const code = await execute();
  return code === 0 ? { passed: 1, failed: 0 } : failure(`Ended with exit code ${code}.`);
}

/**
 * Runs a suite in which each test counts. Problems outside the report count as one failure: a runner that ends without a
 * report, finds no tests, or ends with an error although every test passed.
 *
 * @param {object} suite
 * @param {string} suite.report the JSON file that the runner writes
 * @param {(report: unknown) => Outcome} suite.read
 * @param {() => Promise<number>} suite.execute runs the tests and returns the exit code
 * @param {boolean} [suite.mayBeEmpty] whether a run that finds no tests is a good one
 * @returns {Promise<Outcome>}
 */
export async function runSuite({ report, read, execute, mayBeEmpty = false }) {
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
}

/**
 * @param {string} note
 * @returns {Outcome}
 */
function failure(note) {
  return { passed: 0, failed: 1, notes: [note] };
}
