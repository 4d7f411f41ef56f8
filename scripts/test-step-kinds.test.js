import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolder, writeFiles } from './fixture-folder.js';
import { check, preparation, tests } from './test-step-kinds.js';

/** @import { Outcome } from './test-runner.js' */

/**
 * Runs a step whose runner leaves this report and exit code, over the report of an earlier run.
 *
 * @param {string | undefined} report
 * @param {number} code
 */
async function runTests(report, code) {
  const root = await fixtureFolder({ '.cache/report.json': '{ "passed": 99, "failed": 0 }' });
  return tests({
    report: join(root, '.cache/report.json'),
    read: (value) => /** @type {Outcome} */ (value),
    execute: async () => {
      if (report !== undefined) await writeFiles(root, { '.cache/report.json': report });
      return code;
    },
  })();
}

test('a check counts once, by its exit code', async () => {
  expect(await check(async () => 0)()).toMatchObject({ passed: 1, failed: 0 });
  expect(await check(async () => 2)()).toMatchObject({
    passed: 0,
    failed: 1,
    notes: ['Ended with exit code 2.'],
  });
});

test('a preparation that works counts as nothing', async () => {
  expect(await preparation(async () => true)()).toEqual({ passed: 0, failed: 0 });
});

test('each test of the report counts', async () => {
  expect(await runTests('{ "passed": 5, "failed": 2 }', 1)).toEqual({ passed: 5, failed: 2 });
});

test('a crash without a report counts as one failure, whatever an earlier run reported', async () => {
  const outcome = await runTests(undefined, 134);
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.notes).toEqual(['The test runner ended with exit code 134 and left no report.']);
});

test('half a report counts as none', async () => {
  expect(await runTests('{ "passed": 5', 1)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run in which all tests are skipped is no run without tests', async () => {
  const outcome = await runTests('{ "passed": 0, "failed": 0, "skipped": 5 }', 0);
  expect(outcome).toEqual({ passed: 0, failed: 0, skipped: 5 });
});

test('a run without tests counts as one failure', async () => {
  expect(await runTests('{ "passed": 0, "failed": 0 }', 0)).toMatchObject({
    failed: 1,
    notes: ['No tests were found.'],
  });
});

test('an error outside the tests counts as one failure', async () => {
  const outcome = await runTests('{ "passed": 5, "failed": 0 }', 1);
  expect(outcome).toMatchObject({ passed: 5, failed: 1 });
});
