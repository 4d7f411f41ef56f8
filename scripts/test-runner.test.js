import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolder, writeFiles } from '../test-support/fixture-folder.js';
import { Problem } from './command.js';
import { runCheck, runSteps, runSuite, sumUp } from './test-runner.js';

/** @import { Outcome, Step } from './test-runner.js' */

/**
 * @param {string} name
 * @param {Outcome} outcome
 * @param {Partial<Step>} [rest]
 * @returns {Step}
 */
const step = (name, outcome, rest = {}) => ({ name, run: async () => outcome, ...rest });
const passes = { passed: 1, failed: 0 };
const fails = { passed: 0, failed: 1 };
const log = () => {};

test('sums up checks and tests in a last line', async () => {
  const stages = [
    [[step('Lint', passes)]],
    [[step('Types', fails), step('Unit tests', { passed: 40, failed: 2 })]],
  ];
  const { lines, failed } = sumUp(await runSteps(stages, log));
  expect(lines.at(-1)).toBe('41 passed, 3 failed');
  expect(failed).toBe(3);
});

test('the last line counts skipped tests, if any', async () => {
  const lane = [step('Lint', passes), step('Browser tests', { passed: 40, failed: 0, skipped: 6 })];
  const { lines, failed } = sumUp(await runSteps([[lane]], log));
  expect(lines.at(-1)).toBe('41 passed, 0 failed, 6 skipped');
  expect(failed).toBe(0);
});

test('runs the later steps although an earlier one failed', async () => {
  const results = await runSteps(
    [[[step('Install', passes)]], [[step('Lint', fails), step('Types', passes)]]],
    log,
  );
  expect(results).toMatchObject([
    { name: 'Install', passed: 1 },
    { name: 'Lint', failed: 1 },
    { name: 'Types', passed: 1 },
  ]);
});

test('does not run a step whose need failed; it counts as one failure with the reason', async () => {
  let ran = false;
  /** @type {Step} */
  const browserTests = {
    name: 'Browser tests',
    needs: ['Build'],
    run: async () => {
      ran = true;
      return passes;
    },
  };
  const stages = [[[step('Install', passes)]], [[step('Build', fails)], [browserTests]]];
  const results = await runSteps(stages, log);
  expect(ran).toBe(false);
  expect(results[2]).toMatchObject({ passed: 0, failed: 1, notes: ['Not run, since "Build" failed.'] });
});

test('runs a step whose needs passed', async () => {
  const results = await runSteps(
    [[[step('Build', passes)], [step('Browser tests', passes, { needs: ['Build'] })]]],
    log,
  );
  expect(sumUp(results).lines.at(-1)).toBe('2 passed, 0 failed');
});

test('stops if the first step fails, without which nothing can work', async () => {
  const results = await runSteps([[[step('Dependencies', fails)]], [[step('Lint', passes)]]], log);
  expect(sumUp(results).lines.at(-1)).toBe('0 passed, 1 failed');
});

test('a step that throws counts as one failure, with its sentence', async () => {
  /** @type {Step} */
  const broken = { name: 'Browser', run: () => Promise.reject(new Problem('Install Chrome.')) };
  const results = await runSteps([[[broken]]], log);
  expect(sumUp(results).lines).toContain('Browser: Install Chrome.');
  expect(sumUp(results).failed).toBe(1);
});

test('runs lanes side by side, the steps of a lane in order and after what they need, and announces them together', async () => {
  /** @type {string[]} */
  const lines = [];
  /** @type {() => void} */
  let end = () => {};
  /** @type {Step} */
  const lint = {
    name: 'Lint',
    run: () => new Promise((resolve) => (end = () => resolve(passes))),
  };
  /** @type {Step} */
  const build = {
    name: 'Build',
    run: async () => {
      end();
      return fails;
    },
  };
  const stages = [
    [[step('Install', passes)]],
    [
      [lint, step('Types', passes), step('Unit tests', passes)],
      [build, step('Browser tests', passes, { needs: ['Unit tests'] })],
      [step('Other browsers', passes, { needs: ['Build'] })],
    ],
  ];
  const results = await runSteps(stages, (line) => lines.push(line));
  expect(lines[2]).toBe(
    '\n── Steps 2 to 7 of 7: Lint, Types, Unit tests, Build, Browser tests, Other browsers',
  );
  const ended = lines.slice(3).map((line) => /── \w+ +([^(]+) \(/.exec(line)?.[1]);
  const inOrder = (/** @type {string[]} */ ...names) => ended.filter((name) => names.includes(name ?? ''));
  for (const names of [
    ['Lint', 'Types', 'Unit tests', 'Browser tests'],
    ['Build', 'Other browsers'],
  ]) {
    expect(inOrder(...names)).toEqual(names);
  }
  expect(results).toMatchObject([
    { name: 'Install', passed: 1 },
    { name: 'Lint', passed: 1 },
    { name: 'Types', passed: 1 },
    { name: 'Unit tests', passed: 1 },
    { name: 'Build', failed: 1 },
    { name: 'Browser tests', passed: 1 },
    { name: 'Other browsers', failed: 1, notes: ['Not run, since "Build" failed.'] },
  ]);
});

test('prints which step of how many runs, how long it took, and what failed', async () => {
  /** @type {string[]} */
  const lines = [];
  await runSteps([[[step('Lint', fails)]]], (line) => lines.push(line));
  expect(lines).toEqual(['\n── Step 1 of 1: Lint', expect.stringMatching(/^── FAILED {2}Lint \(\d+ ms\)$/)]);
});

/**
 * Runs a step whose runner leaves this report and exit code, over the report of an earlier run.
 *
 * @param {string | undefined} report
 * @param {number} code
 * @param {boolean} [mayBeEmpty]
 */
async function runTests(report, code, mayBeEmpty = false) {
  const root = await fixtureFolder({ '.cache/report.json': '{ "passed": 99, "failed": 0 }' });
  return runSuite({
    report: join(root, '.cache/report.json'),
    mayBeEmpty,
    read: (value) => /** @type {Outcome} */ (value),
    execute: async () => {
      if (report !== undefined) await writeFiles(root, { '.cache/report.json': report });
      return code;
    },
  });
}

test('a check counts once, by its exit code', async () => {
  expect(await runCheck(async () => 0)).toMatchObject({ passed: 1, failed: 0 });
  expect(await runCheck(async () => 2)).toMatchObject({
    passed: 0,
    failed: 1,
    notes: ['Ended with exit code 2.'],
  });
});

test('each test of the report counts', async () => {
  expect(await runTests('{ "passed": 5, "failed": 2 }', 1)).toEqual({ passed: 5, failed: 2 });
});

test('a crash without a report counts as one failure, whatever an earlier run reported', async () => {
  const outcome = await runTests(undefined, 134);
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.notes).toEqual(['The test runner ended with exit code 134 and left no report.']);
});

test('a truncated report counts as none', async () => {
  expect(await runTests('{ "passed": 5', 1)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run in which all tests are skipped is not a run without tests', async () => {
  const outcome = await runTests('{ "passed": 0, "failed": 0, "skipped": 5 }', 0);
  expect(outcome).toEqual({ passed: 0, failed: 0, skipped: 5 });
});

test('a run without tests counts as one failure', async () => {
  expect(await runTests('{ "passed": 0, "failed": 0 }', 0)).toMatchObject({
    failed: 1,
    notes: ['No tests were found.'],
  });
});

test('a run of the tests that a change concerns may find none', async () => {
  expect(await runTests('{ "passed": 0, "failed": 0 }', 0, true)).toEqual({ passed: 0, failed: 0 });
  expect(await runTests('{ "passed": 0, "failed": 0 }', 1, true)).toMatchObject({ failed: 1 });
});

test('an error outside the tests counts as one failure', async () => {
  const outcome = await runTests('{ "passed": 5, "failed": 0 }', 1);
  expect(outcome).toMatchObject({ passed: 5, failed: 1 });
});
