import { get, listAt, textAt } from './json-value.js';
import { testsBelow } from './playwright-report.js';

/** @import { Outcome } from './test-runner.js' */

/**
 * What the tests in a report of Vitest's JSON reporter have tried, as `door: input`. What a failed test tried does not
 * count.
 *
 * @param {unknown} report
 * @returns {readonly string[]}
 */
export function triedInUnitTests(report) {
  return listAt(report, 'testResults')
    .flatMap((file) => listAt(file, 'assertionResults'))
    .filter((test) => textAt(test, 'status') === 'passed')
    .flatMap((test) => listAt(get(test, 'meta'), 'hostileInputs'))
    .map(String);
}

/**
 * The same for a report of Playwright's JSON reporter.
 *
 * @param {unknown} report
 * @returns {readonly string[]}
 */
export function triedInBrowserTests(report) {
  return testsBelow(report, '')
    .filter(({ status }) => status === 'expected')
    .flatMap(({ annotations }) => annotations)
    .filter((annotation) => textAt(annotation, 'type') === 'hostile input')
    .map((annotation) => textAt(annotation, 'description'));
}

/**
 * Counts what was tried at each door. An input that no test has tried is a failure.
 *
 * @param {Readonly<Record<string, readonly string[]>>} doors the inputs of each
 * @param {{ readonly unit: readonly string[], readonly browser: readonly string[] }} tried
 * @returns {Outcome & { lines: string[] }} `lines` is the list of doors for people
 */
export function countTried(doors, tried) {
  const unit = new Set(tried.unit);
  const browser = new Set(tried.browser);
  const notes = [];
  const lines = [];
  let failed = 0;
  for (const [door, inputs] of Object.entries(doors)) {
    const entries = inputs.map((input) => `${door}: ${input}`);
    const missing = entries.filter((entry) => !unit.has(entry) && !browser.has(entry));
    const inUnit = entries.filter((entry) => unit.has(entry)).length;
    const inBrowser = entries.filter((entry) => browser.has(entry)).length;
    const count = entries.length - missing.length;
    lines.push(
      `${door}: ${count} of ${entries.length} inputs tried (${inUnit} in unit tests, ${inBrowser} in the browser)`,
    );
    notes.push(...missing.map((entry) => `No test that passed has tried "${entry}".`));
    failed += missing.length;
  }
  // The tests themselves are counted where they ran.
  return { passed: failed === 0 ? 1 : 0, failed, notes, lines };
}
