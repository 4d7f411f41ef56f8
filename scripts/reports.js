import { stripVTControlCharacters } from 'node:util';
import { listAt, textAt } from './json.js';

/** @import { Outcome } from './test-runner.js' */

/**
 * Counts the tests in a report of Vitest's JSON reporter. Skipped tests and those still to be written count as failed,
 * because a check that does not run protects nothing. A file that breaks before its tests run counts as one failure.
 *
 * @param {unknown} report
 * @returns {Outcome}
 */
export function readVitestReport(report) {
  const files = listAt(report, 'testResults').map((file) => ({
    name: textAt(file, 'name'),
    hasFailed: textAt(file, 'status') === 'failed',
    tests: listAt(file, 'assertionResults').map((test) => ({
      name: textAt(test, 'fullName'),
      status: textAt(test, 'status'),
      errors: listAt(test, 'failureMessages').map(shortened),
    })),
  }));
  const tests = files.flatMap((file) => file.tests);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const notRun = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  const broken = files.filter(
    (file) => file.hasFailed && !file.tests.some(({ status }) => status === 'failed'),
  );
  return {
    passed,
    failed: tests.length - passed + broken.length,
    notes: [
      ...tests.flatMap(({ name, errors }) => errors.map((error) => `"${name}" failed: ${error}`)),
      ...notRun.map(({ name, status }) => `"${name}" did not run (${status}): tests must not be skipped.`),
      ...broken.map(({ name }) => `${name} failed outside its tests.`),
    ],
  };
}

/**
 * The start of the only reason for which a test may be skipped: a program that the test needs is missing and cannot be
 * installed. The name of the program follows.
 */
export const NOT_AVAILABLE = 'Not on this machine: ';

/**
 * The number of browser tests of a run that may pass only at the second try. With a thousand tests on a busy machine,
 * tests that lose a race once in a thousand runs would fail most runs of the suite. Each of them is still a bug, so the
 * closing lines name it with its error; more than these mean that something is broken.
 */
const TOLERATED_SECOND_TRIES = 2;

/** The type of the annotation with which a test names the engine that ran it, and its version. */
export const ENGINE = 'engine';

/**
 * Counts the tests in a report of Playwright's JSON reporter, and those that passed in each engine. A few tests may pass at their second try; a note names
 * them. Each error outside the tests, such as a server that does not start, counts as failed. Only tests that need a
 * missing program may be skipped.
 *
 * @param {unknown} report
 * @returns {Outcome}
 */
export function readPlaywrightReport(report) {
  const tests = browserTests(report);
  /** @type {Map<string, number>} */
  const skipped = new Map();
  /** @type {Map<string, number>} */
  const engines = new Map();
  /** @type {string[]} */
  const notes = [];
  for (const { title, status, hasPassed, errors, annotations } of tests) {
    const engine = annotations.find(({ type }) => type === ENGINE)?.description;
    if (engine !== undefined) engines.set(engine, (engines.get(engine) ?? 0) + (hasPassed ? 1 : 0));
    const missing = annotations.find(({ description }) => description.startsWith(NOT_AVAILABLE))?.description;
    if (status === 'flaky') {
      notes.push(`"${title}" passed at its second try only, which is a bug. Its first error: ${errors[0]}`);
    } else if (status === 'skipped' && missing !== undefined) {
      skipped.set(missing, (skipped.get(missing) ?? 0) + 1);
    } else if (status === 'skipped') {
      notes.push(`"${title}" did not run: tests must not be skipped.`);
    } else {
      for (const error of errors) notes.push(`"${title}" failed: ${error}`);
    }
  }
  const outside = listAt(report, 'errors').map((error) => textAt(error, 'message'));
  for (const message of outside) notes.push(`An error outside the tests: ${message}`);
  for (const [missing, count] of skipped) notes.push(`${missing}; ${count} tests were skipped.`);
  for (const [name, count] of engines) notes.push(`${name}: ${count} routes and journeys passed`);
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
  const passed = count('expected') + Math.min(count('flaky'), TOLERATED_SECOND_TRIES);
  const sum = [...skipped.values()].reduce((total, one) => total + one, 0);
  const failed = tests.length - passed - sum + outside.length;
  return { passed, failed, notes, ...(sum > 0 && { skipped: sum }) };
}

/**
 * @typedef {object} BrowserTest
 * @property {string} title with the titles above, separated by ` › `
 * @property {string} status
 * @property {boolean} hasPassed at the first try or a later one
 * @property {readonly { readonly type: string, readonly description: string }[]} annotations
 * @property {readonly string[]} errors
 */

/**
 * Returns the tests of a Playwright report, or of a suite in one. A spec has a test for each browser.
 *
 * @param {unknown} parent
 * @param {string} [prefix] the titles above
 * @returns {BrowserTest[]}
 */
function browserTests(parent, prefix = '') {
  const inSuites = listAt(parent, 'suites').flatMap((suite) =>
    browserTests(suite, `${prefix}${textAt(suite, 'title')} › `),
  );
  const here = listAt(parent, 'specs').flatMap((spec) =>
    listAt(spec, 'tests').map((test) => ({
      title: prefix + textAt(spec, 'title'),
      status: textAt(test, 'status'),
      hasPassed: ['expected', 'flaky'].includes(textAt(test, 'status')),
      annotations: listAt(test, 'annotations').map((annotation) => ({
        type: textAt(annotation, 'type'),
        description: textAt(annotation, 'description'),
      })),
      errors: listAt(test, 'results')
        .flatMap((result) => listAt(result, 'errors'))
        .map((error) => shortened(textAt(error, 'message'))),
    })),
  );
  return [...inSuites, ...here];
}

/** Characters of an error that a note repeats. Expected and received values are at the start. */
const MAX_NOTE_LENGTH = 400;

/**
 * Shortens an error for a note. The runners print all of it, but a truncated log has only its end.
 *
 * @param {unknown} message
 */
function shortened(message) {
  return stripVTControlCharacters(String(message)).slice(0, MAX_NOTE_LENGTH);
}
