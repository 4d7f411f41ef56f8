import { expect, test } from 'vitest';
import type { DevProblems } from '../../shared/dev-events.ts';
import { contentError, contentWarning, formatDiagnostic } from '../content/diagnostic.ts';
import { failureDiagnostic, ProblemList } from './problem-list.ts';

const typo = contentError('content/docs/a.md', 'There is no "::vdieo".', 'Allowed: ::demo.', {
  line: 7,
  column: 1,
});
const link = contentWarning('content/docs/b.md', 'There is no page "/docs/c".', undefined, { line: 9 });

/** Creates a list and records its messages to pages and to the terminal. */
function listen() {
  const pages: DevProblems[] = [];
  const terminal: string[] = [];
  const list = new ProblemList({
    onChange: (problems) => pages.push(problems),
    onNew: (problem) => terminal.push(formatDiagnostic(problem)),
    onSolved: () => terminal.push('solved'),
  });
  return { list, pages, terminal };
}

test('pages list errors before warnings', () => {
  const { list, pages } = listen();
  list.replace('content', [link, typo]);
  expect(pages.at(-1)?.problems).toEqual([
    {
      severity: 'error',
      place: 'content/docs/a.md:7:1',
      message: 'There is no "::vdieo".',
      hint: 'Allowed: ::demo.',
    },
    {
      severity: 'warning',
      place: 'content/docs/b.md:9',
      message: 'There is no page "/docs/c".',
    },
  ]);
});

test('the terminal prints a problem when it appears, and not at each save while it exists', () => {
  const { list, terminal } = listen();
  list.replace('content', [typo]);
  list.replace('content', [typo, link]);
  list.replace('content', []);
  list.replace('content', [typo]);
  expect(terminal).toEqual([
    formatDiagnostic(typo),
    formatDiagnostic(link),
    'solved',
    formatDiagnostic(typo),
  ]);
});

test('pages list the first of thousands of problems, and the number of all', () => {
  const { list } = listen();
  const all = Array.from({ length: 10_000 }, (_, line) => ({ ...link, line }));
  list.replace('content', [...all, typo]);
  expect(list.current.problems).toHaveLength(200);
  expect(list.current.problems[0]).toMatchObject({ severity: 'error' });
  expect(list.current.summary).toBe('1 error, 10000 warnings');
});

test('a failure of the program is listed with its origin', () => {
  const { list } = listen();
  list.replace('program', [failureDiagnostic(new Error('No such thing'))]);
  expect(list.current.problems[0]?.place).toBe('');
  expect(list.current.problems[0]?.message).toMatch(/^No such thing\n\s+at .*problem-list\.test\.ts/);
});
