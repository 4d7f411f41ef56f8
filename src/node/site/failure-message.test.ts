import { expect, it } from 'vitest';
import { failureMessage } from './failure-message.ts';

it.each([
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'The disk is full.',
  ],
  [new Error('Failed to write: No space left on device (os error 28)'), 'The disk is full.'],
  [new Error("EMFILE: too many open files, open 'a.md'"), 'ulimit -n'],
])('people are told what to do about %s', (error, advice) => {
  expect(failureMessage(error)).toContain(advice);
});

it('an error of the program keeps its stack', () => {
  expect(failureMessage(new TypeError('x is undefined'))).toBeUndefined();
});
