import { expect, test } from 'vitest';
import { readVitestReport } from './vitest-report.js';

/**
 * @param {string} status the file's
 * @param {string[]} tests the status of each of its tests
 */
const file = (status, tests) => ({
  name: 'src/search.test.ts',
  status,
  assertionResults: tests.map((test, index) => ({ fullName: `test ${index}`, status: test })),
});

test('counts tests over all files', () => {
  const report = {
    testResults: [file('passed', ['passed', 'passed']), file('failed', ['passed', 'failed'])],
  };
  expect(readVitestReport(report)).toEqual({ passed: 3, failed: 1, notes: [] });
});

test.each(['skipped', 'pending', 'todo'])('a test that is %s counts as failed, by name', (status) => {
  const outcome = readVitestReport({ testResults: [file('passed', ['passed', status])] });
  expect(outcome).toMatchObject({ passed: 1, failed: 1 });
  expect(outcome.notes).toEqual([`"test 1" did not run (${status}): tests must not be skipped.`]);
});

test('a file that breaks before its tests counts as one failure, by name', () => {
  const outcome = readVitestReport({ testResults: [file('failed', [])] });
  expect(outcome).toEqual({ passed: 0, failed: 1, notes: ['src/search.test.ts failed outside its tests.'] });
});

test.each([null, 3, {}, { testResults: 'none' }])('a report of another shape (%o) has no tests', (report) => {
  expect(readVitestReport(report)).toEqual({ passed: 0, failed: 0, notes: [] });
});
