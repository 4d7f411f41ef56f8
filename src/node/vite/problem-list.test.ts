import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DevProblems } from '../../shared/dev-events.ts';
import { contentError, contentWarning, formatDiagnostic } from '../content/diagnostic.ts';
import { writeProject } from '../content/fixtures/small-site.ts';
import { failureDiagnostic, ProblemList } from './problem-list.ts';
import { renderProblemPage } from './problem-page.ts';
import { TextChecks } from './text-checks.ts';

const typo = contentError('content/docs/a.md', 'There is no "::vdieo".', 'Allowed: ::demo.', {
  line: 7,
  column: 1,
});
const link = contentWarning('content/docs/b.md', 'There is no page "/docs/c".', undefined, { line: 9 });
const spelling = {
  ...contentWarning('content/docs/a.md', 'The dictionary does not know "otterz".', undefined, { line: 3 }),
  word: { text: 'otterz', files: ['content/docs/a.md', 'content/landing.md'] },
};

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

test('pages list the problems of all checks, errors first', () => {
  const { list, pages } = listen();
  list.replace('prose', [spelling]);
  list.replace('content', [link, typo]);
  expect(pages.at(-1)?.problems).toEqual([
    {
      severity: 'error',
      place: 'content/docs/a.md:7:1',
      message: 'There is no "::vdieo".',
      hint: 'Allowed: ::demo.',
      pages: ['/docs/a'],
    },
    {
      severity: 'warning',
      place: 'content/docs/b.md:9',
      message: 'There is no page "/docs/c".',
      pages: ['/docs/b'],
    },
    {
      severity: 'warning',
      place: 'content/docs/a.md:3',
      message: 'The dictionary does not know "otterz".',
      pages: ['/docs/a', '/'],
      word: 'otterz',
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

test('the terminal does not print an unknown word again when it stands in one more place', () => {
  const { list, terminal } = listen();
  list.replace('prose', [spelling]);
  list.replace('prose', [
    { ...spelling, message: 'The dictionary does not know "otterz", which occurs in 2 places.' },
  ]);
  expect(terminal).toEqual([formatDiagnostic(spelling)]);
});

test('only an unknown word of the list is added to the correct words, on a line of its own', async () => {
  const { list } = listen();
  const { root, content } = await writeProject({ 'words.txt': '# Names\nOtter' });
  const checks = new TextChecks(root, list);
  list.replace('prose', [spelling]);
  await checks.accept('sealz\n/etc');
  await checks.accept({});
  await checks.accept('otterz');
  expect(await readFile(join(content, 'words.txt'), 'utf8')).toBe('# Names\nOtter\notterz\n');
});

test('a check that is cancelled or fails keeps its former results', () => {
  const { list } = listen();
  list.replace('samples', [link]);
  list.announce('samples', 'Checking the samples …');
  expect(list.current).toMatchObject({
    problems: [{ place: 'content/docs/b.md:9' }],
    checking: 'Checking the samples …',
  });
  list.announce('samples', undefined);
  expect(list.current).toEqual({ problems: [expect.objectContaining({ place: 'content/docs/b.md:9' })] });
});

test('a failure of the program is listed with its origin', () => {
  const { list } = listen();
  list.replace('program', [failureDiagnostic(new Error('No such thing'))]);
  expect(list.current.problems[0]?.place).toBe('');
  expect(list.current.problems[0]?.message).toMatch(/^No such thing\n\s+at .*problem-list\.test\.ts/);
});

test('the page of a server without a site lists the problems as text', () => {
  const html = renderProblemPage({
    problems: [{ severity: 'error', place: 'content/docs/a.md:1', message: 'No <b> & "c".', pages: [] }],
  });
  expect(html).toContain('<p class="message">No &lt;b&gt; &amp; &quot;c&quot;.</p>');
  expect(html).not.toContain('<b>');
});

test('the page of a server without a site says how many of thousands of problems it leaves out', () => {
  const problem = { severity: 'error', place: 'content/docs/a.md:1', message: 'Wrong.', pages: [] } as const;
  const html = renderProblemPage({ problems: Array.from({ length: 10_000 }, () => problem) });
  expect(html.match(/<li>/g)).toHaveLength(200);
  expect(html).toContain('<p>9,800 more are not listed; they follow when some of these are solved.</p>');
});
