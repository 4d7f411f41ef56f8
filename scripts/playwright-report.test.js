import { expect, test } from 'vitest';
import { NOT_AVAILABLE, readPlaywrightReport } from './playwright-report.js';

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

test('a skipped test counts as failed, by name', () => {
  const report = { suites: [{ title: 'search.spec.ts', specs: [spec('finds', 'skipped')] }] };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 0,
    failed: 1,
    notes: ['"search.spec.ts › finds" did not run: tests must not be skipped.'],
  });
});

test('tests that need a program that is not there are skipped, with a line for each program', () => {
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

test('a failed test says what was wrong, without colours, where the closing lines are read', () => {
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

test('a test that needed a second try counts as failed', () => {
  const report = { suites: [{ title: 'search.spec.ts', specs: [spec('finds', 'flaky')] }] };
  expect(readPlaywrightReport(report)).toMatchObject({ passed: 0, failed: 1 });
});

test('a server that does not start counts as one failure, with its message', () => {
  const report = { suites: [], errors: [{ message: 'Timed out waiting for the server' }] };
  expect(readPlaywrightReport(report)).toMatchObject({
    failed: 1,
    notes: ['An error outside the tests: Timed out waiting for the server'],
  });
});
