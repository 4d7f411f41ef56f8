import { expect, test } from 'vitest';
import { NOT_AVAILABLE, readPlaywrightReport, readVitestReport } from './reports.js';

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

test('the closing lines name a failed unit test, with its error', () => {
  const failedTest = {
    fullName: 'search finds',
    status: 'failed',
    failureMessages: ['Error: too late\n    at …'],
  };
  const report = { testResults: [{ status: 'failed', assertionResults: [failedTest] }] };
  expect(readVitestReport(report)).toEqual({
    passed: 0,
    failed: 1,
    notes: ['"search finds" failed: Error: too late\n    at …'],
  });
});

test('a file that breaks before its tests counts as one failure, by name', () => {
  const outcome = readVitestReport({ testResults: [file('failed', [])] });
  expect(outcome).toEqual({ passed: 0, failed: 1, notes: ['src/search.test.ts failed outside its tests.'] });
});

test.each([null, 3, {}, { testResults: 'none' }])('a report of another shape (%o) has no tests', (report) => {
  expect(readVitestReport(report)).toEqual({ passed: 0, failed: 0, notes: [] });
});

/**
 * @param {string} title
 * @param {string[]} statuses one per browser
 */
const spec = (title, ...statuses) => ({ title, tests: statuses.map((status) => ({ status })) });

test('counts tests in suites at any depth, once per browser', () => {
  const inner = {
    title: 'dialog',
    specs: [spec('opens', 'expected', 'expected'), spec('closes', 'unexpected')],
  };
  const report = {
    suites: [{ title: 'search.spec.ts', specs: [spec('finds', 'expected')], suites: [inner] }],
  };
  expect(readPlaywrightReport(report)).toEqual({ passed: 3, failed: 1, notes: [] });
});

test('a skipped browser test counts as failed, by name', () => {
  const report = { suites: [{ title: 'search.spec.ts', specs: [spec('finds', 'skipped')] }] };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 0,
    failed: 1,
    notes: ['"search.spec.ts › finds" did not run: tests must not be skipped.'],
  });
});

test('tests that need a missing program are skipped, with a line for each program', () => {
  const skipped = (/** @type {string} */ program) => {
    const annotations = [{ type: 'skip', description: `${NOT_AVAILABLE}${program}` }];
    return { title: 'answers', tests: [{ status: 'skipped', annotations }] };
  };
  const report = {
    suites: [{ title: 'hosts', specs: [skipped('nginx'), skipped('nginx'), skipped('caddy')] }],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 0,
    failed: 0,
    skipped: 3,
    notes: [
      'Not on this machine: nginx; 2 tests were skipped.',
      'Not on this machine: caddy; 1 tests were skipped.',
    ],
  });
});

test('the closing lines contain the error of a failed test, without colours', () => {
  const message = '\u001b[31mError: covered by <p>\u001b[39m';
  const failedTest = { status: 'unexpected', results: [{ errors: [{ message }] }] };
  const report = {
    suites: [{ title: 'keyboard.spec.ts', specs: [{ title: 'reaches all', tests: [failedTest] }] }],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 0,
    failed: 1,
    notes: ['"keyboard.spec.ts › reaches all" failed: Error: covered by <p>'],
  });
});

test('two tests may need a second try, which is named with the first error; a third one fails', () => {
  const flaky = (/** @type {string} */ title) => ({
    title,
    tests: [{ status: 'flaky', results: [{ errors: [{ message: 'Error: too late' }] }, { errors: [] }] }],
  });
  const reportOf = (/** @type {string[]} */ ...titles) => ({
    suites: [{ title: 'search.spec.ts', specs: titles.map(flaky) }],
  });
  expect(readPlaywrightReport(reportOf('finds', 'opens'))).toEqual({
    passed: 2,
    failed: 0,
    notes: [
      '"search.spec.ts › finds" passed at its second try only, which is a bug. Its first error: Error: too late',
      '"search.spec.ts › opens" passed at its second try only, which is a bug. Its first error: Error: too late',
    ],
  });
  expect(readPlaywrightReport(reportOf('finds', 'opens', 'closes'))).toMatchObject({ passed: 2, failed: 1 });
});

test('a server that does not start counts as one failure, with its message', () => {
  const report = { suites: [], errors: [{ message: 'Timed out waiting for the server' }] };
  expect(readPlaywrightReport(report)).toMatchObject({
    failed: 1,
    notes: ['An error outside the tests: Timed out waiting for the server'],
  });
});

test('reports the number of passed tests for each engine and version', () => {
  const result = (/** @type {string} */ engine, /** @type {string} */ status) => ({
    status,
    annotations: [{ type: 'engine', description: engine }],
  });
  const tests = [
    result('Firefox 153.7.0', 'expected'),
    result('Firefox 153.7.0', 'expected'),
    result('WebKit 2.50.6', 'expected'),
    result('WebKit 2.50.6', 'unexpected'),
  ];
  const report = { suites: [{ title: 'routes.spec.ts', specs: [{ title: 'opens', tests }] }] };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 3,
    failed: 1,
    notes: ['Firefox 153.7.0: 2 routes and journeys passed', 'WebKit 2.50.6: 1 routes and journeys passed'],
  });
});
