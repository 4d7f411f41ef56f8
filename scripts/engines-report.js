import { textAt } from './json-value.js';
import { readPlaywrightReport, testsBelow } from './playwright-report.js';

/** @import { Outcome } from './test-runner.js' */

/** The type of the annotation by which a test names the engine that ran it, with its version. */
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
    passed.set(name, (passed.get(name) ?? 0) + (status === 'expected' ? 1 : 0));
  }
  const lines = [...passed].map(([name, count]) => `${name}: ${count} routes and journeys passed`);
  return { ...counts, notes: [...notes, ...lines] };
}
