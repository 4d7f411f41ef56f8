import { listAt, textAt } from './json-value.js';

/** @import { Outcome } from './test-runner.js' */

/**
 * Counts the tests in a report of Vitest's JSON reporter. A test that was skipped, or is still to be written,
 * counts as failed, since a check that does not run protects nothing; so does a file that broke before its
 * tests could run.
 *
 * @param {unknown} report
 * @returns {Outcome}
 */
export function readVitestReport(report) {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const notes = [];
  for (const file of listAt(report, 'testResults')) {
    let brokenTests = 0;
    for (const test of listAt(file, 'assertionResults')) {
      const status = textAt(test, 'status');
      if (status === 'passed') {
        passed += 1;
        continue;
      }
      failed += 1;
      if (status === 'failed') brokenTests += 1;
      else notes.push(`"${textAt(test, 'fullName')}" did not run (${status}): tests must not be skipped.`);
    }
    if (textAt(file, 'status') === 'failed' && brokenTests === 0) {
      failed += 1;
      notes.push(`${textAt(file, 'name')} failed outside its tests.`);
    }
  }
  return { passed, failed, notes };
}
