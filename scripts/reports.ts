import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import type { Outcome } from './test-run.ts';

/**
 * Counts the tests of a report of Vitest. A test that does not run counts as failed, because it protects nothing, and so
 * does a file that breaks outside its tests.
 */
export function readVitestReport({ testResults, numPassedTests }: JsonTestResults): Outcome {
  const notes = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (status === 'failed' && failed.length === 0) return [`${name} failed outside its tests: ${message}`];
    return failed.map(
      (test) =>
        `${name}: “${test.fullName}”: ${shortened(test.failureMessages?.[0] ?? `it is ${test.status}`)}`,
    );
  });
  return { passed: numPassedTests, failed: notes.length, notes };
}

/** The start of the reason for which a test may be skipped: a program is missing. The name of the program follows. */
export const NOT_AVAILABLE = 'Not on this machine: ';

/**
 * Counts the tests of a report of Playwright, and the errors outside the tests, such as a server that does not start. A
 * failure is named with its error and the files that show it. Only a missing program excuses a test that does not run.
 */
export function readPlaywrightReport({ suites, errors }: JSONReport): Outcome {
  let passed = 0;
  const failures = errors.map(({ message = '' }) => `An error outside the tests: ${shortened(message)}`);
  const missing = new Map<string, number>();
  for (const { file, line, title, tests } of suites.flatMap(specsOf)) {
    for (const { status, annotations, results } of tests) {
      const reason = annotations.find(({ description }) =>
        description?.startsWith(NOT_AVAILABLE),
      )?.description;
      if (status === 'expected') passed += 1;
      else if (status === 'skipped' && reason) missing.set(reason, (missing.get(reason) ?? 0) + 1);
      else {
        const result = results.at(-1);
        const pictures = result?.attachments.map(({ path }) => path ?? '').filter(Boolean) ?? [];
        const error = shortened(result?.errors[0]?.message ?? 'it did not run');
        failures.push([`${file}:${line}: “${title}”: ${error}`, ...pictures].join('\n  '));
      }
    }
  }
  const skipped = [...missing.values()].reduce((sum, count) => sum + count, 0);
  const skips = [...missing].map(([reason, count]) => `${reason}; ${count} tests were skipped.`);
  return { passed, failed: failures.length, skipped, notes: [...failures, ...skips] };
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Shortens an error for a note: expected and received values are at the start, and the runner prints all of it. */
function shortened(message: string): string {
  return stripVTControlCharacters(message).slice(0, 400);
}
