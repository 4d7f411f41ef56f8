import { stripVTControlCharacters } from 'node:util';
import { get, listAt, textAt } from './json-value.js';

/** @import { Outcome } from './test-runner.js' */

/** @type {Record<string, string>} */
const reasons = {
  skipped: 'did not run: tests must not be skipped',
  flaky: 'passed only when tried again: tests must pass the first time',
};

/**
 * The beginning of the reason with which a test may be skipped: a program that it needs is missing and cannot be
 * installed. The name of the program follows.
 */
export const NOT_AVAILABLE = 'Not on this machine: ';

/** Characters of an error that a note repeats: what was expected and what came stand at its beginning. */
const NOTE_LENGTH = 400;

/**
 * Counts the tests in a report of Playwright's JSON reporter. Whatever did not pass the first time counts as
 * failed; so does each error outside the tests, such as a server that would not start. Only tests that need a
 * program that is missing may be skipped.
 *
 * @param {unknown} report
 * @returns {Outcome}
 */
export function readPlaywrightReport(report) {
  let passed = 0;
  let failed = 0;
  /** @type {Map<string, number>} */
  const skipped = new Map();
  /** @type {string[]} */
  const notes = [];
  for (const { title, status, errors, annotations } of testsBelow(report, '')) {
    if (status === 'expected') {
      passed += 1;
      continue;
    }
    const missing = annotations
      .map((annotation) => textAt(annotation, 'description'))
      .find((description) => description.startsWith(NOT_AVAILABLE));
    if (status === 'skipped' && missing !== undefined) {
      skipped.set(missing, (skipped.get(missing) ?? 0) + 1);
      continue;
    }
    failed += 1;
    const reason = reasons[status];
    if (reason !== undefined) notes.push(`"${title}" ${reason}.`);
    // The runner says it too, but what is cut off of a long log is all but its end.
    for (const error of errors) notes.push(`"${title}" failed: ${error}`);
  }
  for (const error of listAt(report, 'errors')) {
    failed += 1;
    notes.push(`An error outside the tests: ${textAt(error, 'message')}`);
  }
  for (const [missing, count] of skipped) notes.push(`${missing}; ${count} tests were skipped.`);
  const sum = [...skipped.values()].reduce((total, count) => total + count, 0);
  return { passed, failed, notes, ...(sum > 0 && { skipped: sum }) };
}

/**
 * The tests of a report, or of a suite in it: one for each browser of a spec.
 *
 * @param {unknown} parent
 * @param {string} prefix the titles above
 * @returns {{ title: string, status: string, annotations: readonly unknown[], errors: readonly string[] }[]}
 */
export function testsBelow(parent, prefix) {
  const inSuites = listAt(parent, 'suites').flatMap((suite) =>
    testsBelow(suite, `${prefix}${textAt(suite, 'title')} › `),
  );
  const here = listAt(parent, 'specs').flatMap((spec) =>
    listAt(spec, 'tests').map((test) => ({
      title: prefix + textAt(spec, 'title'),
      status: String(get(test, 'status')),
      annotations: listAt(test, 'annotations'),
      errors: listAt(test, 'results').flatMap((result) => listAt(result, 'errors').map(shortened)),
    })),
  );
  return [...inSuites, ...here];
}

/** @param {unknown} error */
function shortened(error) {
  return stripVTControlCharacters(textAt(error, 'message')).slice(0, NOTE_LENGTH);
}
