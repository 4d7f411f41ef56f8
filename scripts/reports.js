import { stripVTControlCharacters } from 'node:util';
import { get, listAt, textAt } from './json.js';

/** @import { Outcome } from './test-runner.js' */

/**
 * Counts the tests in a report of Vitest's JSON reporter. Skipped tests and those still to be written count as failed,
 * because a check that does not run protects nothing. A file that breaks before its tests run counts as one failure.
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

/**
 * Counts the tests in a report of Playwright's JSON reporter. A few tests may pass at their second try; a note names
 * them. Each error outside the tests, such as a server that does not start, counts as failed. Only tests that need a
 * missing program may be skipped.
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
  let secondTries = 0;
  for (const { title, status, errors, annotations } of testsBelow(report, '')) {
    if (status === 'expected') {
      passed += 1;
      continue;
    }
    if (status === 'flaky') {
      secondTries += 1;
      if (secondTries <= TOLERATED_SECOND_TRIES) passed += 1;
      else failed += 1;
      notes.push(`"${title}" passed at its second try only, which is a bug. Its first error: ${errors[0]}`);
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
    if (status === 'skipped') notes.push(`"${title}" did not run: tests must not be skipped.`);
    // Playwright prints the errors too, but a truncated log has only its end.
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

/** The type of the annotation with which a test names the engine that ran it, and its version. */
export const ENGINE = 'engine';

/**
 * Counts the tests in a report of Playwright's JSON reporter, and those that passed in each engine.
 *
 * @param {unknown} report
 * @returns {Outcome}
 */
export function readEnginesReport(report) {
  const { notes = [], ...counts } = readPlaywrightReport(report);
  /** @type {Map<string, number>} */
  const passed = new Map();
  for (const { status, annotations } of testsBelow(report, '')) {
    const engine = annotations.find((annotation) => textAt(annotation, 'type') === ENGINE);
    if (engine === undefined) continue;
    const name = textAt(engine, 'description');
    passed.set(name, (passed.get(name) ?? 0) + (hasPassed(status) ? 1 : 0));
  }
  const lines = [...passed].map(([name, count]) => `${name}: ${count} routes and journeys passed`);
  return { ...counts, notes: [...notes, ...lines] };
}

/**
 * Returns the untrusted inputs that tests in a report of Vitest's JSON reporter cover, as `entry point: input`. Those
 * of failed tests do not count.
 *
 * @param {unknown} report
 * @returns {readonly string[]}
 */
export function coveredInUnitTests(report) {
  return listAt(report, 'testResults')
    .flatMap((file) => listAt(file, 'assertionResults'))
    .filter((test) => textAt(test, 'status') === 'passed')
    .flatMap((test) => listAt(get(test, 'meta'), 'untrustedInputs'))
    .map(String);
}

/**
 * Like `coveredInUnitTests`, for a report of Playwright's JSON reporter.
 *
 * @param {unknown} report
 * @returns {readonly string[]}
 */
export function coveredInBrowserTests(report) {
  return testsBelow(report, '')
    .filter(({ status }) => hasPassed(status))
    .flatMap(({ annotations }) => annotations)
    .filter((annotation) => textAt(annotation, 'type') === 'untrusted input')
    .map((annotation) => textAt(annotation, 'description'));
}

/**
 * Counts the inputs that tests cover at each entry point. An input that no test covers is a failure.
 *
 * @param {Readonly<Record<string, readonly string[]>>} entryPoints the inputs of each
 * @param {{ readonly unit: readonly string[], readonly browser: readonly string[] }} covered
 * @returns {Outcome & { lines: string[] }} `lines` has one sentence for each entry point
 */
export function countCovered(entryPoints, covered) {
  const unit = new Set(covered.unit);
  const browser = new Set(covered.browser);
  const notes = [];
  const lines = [];
  let failed = 0;
  for (const [entryPoint, inputs] of Object.entries(entryPoints)) {
    const entries = inputs.map((input) => `${entryPoint}: ${input}`);
    const missing = entries.filter((entry) => !unit.has(entry) && !browser.has(entry));
    const inUnit = entries.filter((entry) => unit.has(entry)).length;
    const inBrowser = entries.filter((entry) => browser.has(entry)).length;
    const count = entries.length - missing.length;
    lines.push(
      `${entryPoint}: ${count} of ${entries.length} inputs covered (${inUnit} in unit tests, ${inBrowser} in the browser)`,
    );
    notes.push(...missing.map((entry) => `No test that passed covers "${entry}".`));
    failed += missing.length;
  }
  // The tests themselves are counted by the steps that ran them.
  return { passed: failed === 0 ? 1 : 0, failed, notes, lines };
}

/**
 * @typedef {object} BrowserTest
 * @property {string} title with the titles above, separated by ` › `
 * @property {string} status
 * @property {readonly unknown[]} annotations
 * @property {readonly string[]} errors
 */

/**
 * Returns the tests of a Playwright report, or of a suite in one. A spec has a test for each browser.
 *
 * @param {unknown} parent
 * @param {string} prefix the titles above
 * @returns {BrowserTest[]}
 */
function testsBelow(parent, prefix) {
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

/** @param {string} status of a browser test */
function hasPassed(status) {
  return status === 'expected' || status === 'flaky';
}

/** Characters of an error that a note repeats. Expected and received values are at the start. */
const MAX_NOTE_LENGTH = 400;

/** @param {unknown} error */
function shortened(error) {
  return stripVTControlCharacters(textAt(error, 'message')).slice(0, MAX_NOTE_LENGTH);
}
