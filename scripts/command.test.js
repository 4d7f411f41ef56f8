import { expect, test } from 'vitest';
import { describe, Problem, withProgress } from './command.js';

test('long work is announced when it starts, and its duration is logged when it has ended', async () => {
  /** @type {string[]} */
  const lines = [];
  const result = await withProgress(
    'Building the site',
    async () => {
      expect(lines).toEqual(['Building the site …']);
      return 7;
    },
    (line) => lines.push(line),
  );
  expect(result).toBe(7);
  expect(lines[1]).toMatch(/^Building the site took \d\.\d s\.$/);
});

test.each([
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'The disk is full.',
  ],
  [new Error('Failed to write: No space left on device (os error 28)'), 'The disk is full.'],
  [new Error("EMFILE: too many open files, open 'a.md'"), 'ulimit -n'],
])('people are told what to do about %s', (error, advice) => {
  expect(describe(error)).toContain(advice);
});

test('an error of the program keeps its stack, and one that people can mend has none', () => {
  expect(describe(new TypeError('x is undefined'))).toMatch(/x is undefined\n\s+at /);
  expect(describe(new Problem('PORT is "EMFILE".'))).toBe('PORT is "EMFILE".');
});
