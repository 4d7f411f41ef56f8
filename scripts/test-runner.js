import { describe } from './problem.js';
import { formatDuration } from './progress.js';

/** @import { Log } from './progress.js' */

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped] tests that need a program that this machine does not have
 * @property {readonly string[]} [notes] sentences on what failed or was skipped, where the step's own output does
 *   not say it
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Outcome>} run may throw, which counts as one failure
 * @property {readonly string[]} [needs] names of steps without which this one cannot work
 * @property {boolean} [stopsAll] nothing else can work when this step fails
 */

/** @typedef {Outcome & { name: string, milliseconds: number }} StepResult */

/**
 * Runs the steps in order, all of them even when an earlier one fails: one run tells everything that is
 * wrong. A step whose needs failed is not run and counts as one failure.
 *
 * @param {readonly Step[]} steps
 * @param {{ log: Log, now?: () => number }} options
 * @returns {Promise<StepResult[]>} in the order of the steps; fewer than them when one stopped all
 */
export async function runSteps(steps, { log, now = () => performance.now() }) {
  /** @type {StepResult[]} */
  const results = [];
  for (const step of steps) {
    const started = now();
    log(`\n── ${step.name}`);
    const missing = results.find((result) => result.failed > 0 && step.needs?.includes(result.name));
    const outcome = missing
      ? { passed: 0, failed: 1, notes: [`Not run, since "${missing.name}" failed.`] }
      : await attempt(step);
    const result = { ...outcome, name: step.name, milliseconds: now() - started };
    results.push(result);
    for (const note of result.notes ?? []) log(note);
    log(`── ${summary(result)}`);
    if (result.failed > 0 && step.stopsAll) {
      log(`Stopped: nothing else can run without "${step.name}".`);
      break;
    }
  }
  return results;
}

/**
 * The lines that close a run: one per step, then the sum, `N passed, N failed`, and `N skipped` where some were.
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
    return { passed: 0, failed: 1, notes: [describe(error)] };
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
