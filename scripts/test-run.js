import { describe, formatDuration } from './command.js';

/** @import { Log } from './command.js' */

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped] tests that need a program that is missing on this machine
 * @property {readonly string[]} [notes] what failed and what was skipped, repeated at the end of the run
 */

/** A run of checks. A failure does not stop it, so that one run reports all problems. */
export class TestRun {
  /** @type {{ name: string, outcome: Outcome, line: string }[]} */
  #results = [];
  #log;

  /** @param {Log} log */
  constructor(log) {
    this.#log = log;
  }

  /**
   * Runs a part and prints how it ended.
   *
   * @param {string} name
   * @param {() => Promise<Outcome>} work a rejection counts as one failure
   * @returns {Promise<boolean>} whether nothing failed
   */
  async part(name, work) {
    const started = performance.now();
    const outcome = await work().catch((error) => failure(describe(error)));
    const ended = outcome.failed === 0 ? 'ok    ' : 'FAILED';
    const line = `${ended}  ${name}, ${counts(outcome)} (${formatDuration(performance.now() - started)})`;
    this.#results.push({ name, outcome, line });
    this.#log(`── ${line}`);
    return outcome.failed === 0;
  }

  /**
   * Prints the parts, what failed in them, and the sum.
   *
   * @returns {number} how many failed
   */
  close() {
    const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
      this.#results.reduce((total, { outcome }) => total + (outcome[key] ?? 0), 0);
    const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
    const lines = this.#results.map(({ line }) => line);
    const notes = this.#results.flatMap(({ name, outcome }) =>
      (outcome.notes ?? []).map((note) => `${name}: ${note}`),
    );
    this.#log(`\n${[...lines, ...notes, counts(total)].join('\n')}`);
    return total.failed;
  }
}

/** @param {Outcome} outcome */
function counts({ passed, failed, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {string} note
 * @returns {Outcome}
 */
export function failure(note) {
  return { passed: 0, failed: 1, notes: [note] };
}
