import { expect, onTestFinished, test, vi } from 'vitest';
import { contentError, oncePerWord, reportProblems } from './diagnostic.ts';

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

test('an unknown word is one problem with the number of its places, and other problems stay as they are', () => {
  const unknown = (word: string, file: string, line: number) => ({
    ...contentError(file, `The dictionary does not know "${word}".`, 'Add it.', { line }),
    word: { text: word, files: [file] },
  });
  const crash = contentError('a.md', 'It crashes.');
  const problems = [
    unknown('Otterkit', 'a.md', 1),
    crash,
    ...Array.from({ length: 2499 }, (_, index) => unknown('Otterkit', 'b.md', index + 1)),
    unknown('sealz', 'b.md', 3),
    crash,
  ];
  expect(oncePerWord(problems)).toEqual([
    {
      severity: 'error',
      file: 'a.md',
      line: 1,
      message: 'The dictionary does not know "Otterkit", which occurs in 2,500 places.',
      hint: 'Add it. Also: b.md:1, b.md:2, b.md:3, …',
      word: { text: 'Otterkit', files: ['a.md', 'b.md'] },
    },
    crash,
    unknown('sealz', 'b.md', 3),
    crash,
  ]);
});
