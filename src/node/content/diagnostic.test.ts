import { expect, onTestFinished, test, vi } from 'vitest';
import { contentError, reportProblems } from './diagnostic.ts';

test('a command reports a mistake once if two of its checks find it', () => {
  const written: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => written.push(line));
  vi.spyOn(console, 'log').mockImplementation((line) => written.push(line));
  const { exitCode } = process;
  onTestFinished(() => {
    vi.restoreAllMocks();
    process.exitCode = exitCode;
  });
  const crash = contentError('content/docs/a.md', '<Thing /> crashes.', undefined, { line: 7 });
  reportProblems([crash, { ...crash, line: 9 }, { ...crash }], '1 page');
  expect(written).toEqual([
    'content/docs/a.md:7 error: <Thing /> crashes.',
    'content/docs/a.md:9 error: <Thing /> crashes.',
    '1 page; 2 errors.',
  ]);
});
