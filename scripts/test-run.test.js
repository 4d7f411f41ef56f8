import { expect, test, vi } from 'vitest';
import { Problem } from './command.js';
import { TestRun } from './test-run.ts';

test('the last line has the sums of all parts, after the parts and what failed in them', async () => {
  const log = vi.fn();
  const run = new TestRun(log);
  expect(await run.part('Types', async () => ({ passed: 1, failed: 0 }))).toBe(true);
  expect(
    await run.part('Unit tests', async () => ({ passed: 5, failed: 1, notes: ['“finds”: too late'] })),
  ).toBe(false);
  expect(
    await run.part('Browser tests', async () => {
      throw new Problem('There is no browser.');
    }),
  ).toBe(false);
  await run.part('Hosts', async () => ({ passed: 2, failed: 0, skipped: 3 }));
  expect(run.close()).toBe(2);
  expect(
    log.mock.calls
      .at(-1)?.[0]
      .replaceAll(/ \(\d\.\d s\)/g, '')
      .trim()
      .split('\n'),
  ).toEqual([
    'ok      Types, 1 passed, 0 failed',
    'FAILED  Unit tests, 5 passed, 1 failed',
    'FAILED  Browser tests, 0 passed, 1 failed',
    'ok      Hosts, 2 passed, 0 failed, 3 skipped',
    'Unit tests: “finds”: too late',
    'Browser tests: There is no browser.',
    '8 passed, 2 failed, 3 skipped',
  ]);
});
