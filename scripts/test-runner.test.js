import { expect, test } from 'vitest';
import { Problem } from './problem.js';
import { runSteps, sumUp } from './test-runner.js';

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

test('adds checks and tests up in a last line', async () => {
  const steps = [step('Lint', passes), step('Types', fails), step('Unit tests', { passed: 40, failed: 2 })];
  const { lines, failed } = sumUp(await runSteps(steps, { log }));
  expect(lines.at(-1)).toBe('41 passed, 3 failed');
  expect(failed).toBe(3);
});

test('the last line counts what was skipped, where something was', async () => {
  const steps = [step('Lint', passes), step('Browser tests', { passed: 40, failed: 0, skipped: 6 })];
  const { lines, failed } = sumUp(await runSteps(steps, { log }));
  expect(lines.at(-1)).toBe('41 passed, 0 failed, 6 skipped');
  expect(failed).toBe(0);
});

test('runs the later steps although an earlier one failed', async () => {
  const results = await runSteps([step('Lint', fails), step('Types', passes)], { log });
  expect(results).toMatchObject([
    { name: 'Lint', failed: 1 },
    { name: 'Types', passed: 1 },
  ]);
});

test('does not run a step whose need failed; it counts as one failure and says why', async () => {
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
  const results = await runSteps([step('Build', fails), browserTests], { log });
  expect(ran).toBe(false);
  expect(results[1]).toMatchObject({ passed: 0, failed: 1, notes: ['Not run, since "Build" failed.'] });
});

test('a need that passed lets a step run', async () => {
  const results = await runSteps(
    [step('Build', passes), step('Browser tests', passes, { needs: ['Build'] })],
    { log },
  );
  expect(sumUp(results).lines.at(-1)).toBe('2 passed, 0 failed');
});

test('stops at once when nothing else can work', async () => {
  const results = await runSteps([step('Dependencies', fails, { stopsAll: true }), step('Lint', passes)], {
    log,
  });
  expect(sumUp(results).lines.at(-1)).toBe('0 passed, 1 failed');
});

test('a step that throws counts as one failure, with its sentence', async () => {
  /** @type {Step} */
  const broken = { name: 'Browser', run: () => Promise.reject(new Problem('Install Chrome.')) };
  const results = await runSteps([broken], { log });
  expect(sumUp(results).lines).toContain('Browser: Install Chrome.');
  expect(sumUp(results).failed).toBe(1);
});

test('prints how long each step took, and what failed', async () => {
  let clock = 0;
  /** @type {string[]} */
  const lines = [];
  await runSteps([step('Lint', fails)], {
    log: (line) => lines.push(line),
    now: () => {
      clock += 1500;
      return clock;
    },
  });
  expect(lines).toEqual(['\n── Lint', '── FAILED  Lint (1.5 s)']);
});
