import type { LeafDirective } from 'mdast-util-directive';
import { pointAfter } from '../../../shared/point.ts';
import type { Problem, ProblemRow } from '../page/facts.ts';
import { JoinedText, literalMarkdown, type Origin } from '../page/joined-text.ts';
import { normaliseText, type Page, type PageSource } from '../page/page.ts';
import { addEntries, type ChangelogEntry, SUBJECTS } from './changelog.ts';
import { attributeOf } from './directives.ts';
import { COLUMNS } from './problem-tables.ts';

// Two directives stand for text from other files: the entries of the changelog, and the problems of all pages. They are
// replaced before the page is compiled; messages about the text have its position in the file where it stands.

/** The values of `::troubleshooting{show="…"}`: the problems that begin with a message, or the others. */
const PROBLEM_KINDS = ['messages', 'symptoms'] as const;

/** A page with the problems that it explains. */
export interface ProblemPage {
  /** Path of its file relative to the project's root. */
  readonly file: string;
  readonly title: string;
  /** Its path on the site. */
  readonly route: string;
  readonly problems: readonly Problem[];
}

const GATHERING = new RegExp(
  `^::(?:changelog\\{of="(?<subject>${SUBJECTS.join('|')})"|troubleshooting\\{show="(?<kind>${PROBLEM_KINDS.join('|')})")\\}[ \\t]*$`,
  'gm',
);

/** Whether a page may contain text from other files. */
export function gathersText(markdown: string): boolean {
  return /^::(?:changelog|troubleshooting)\{/m.test(markdown);
}

/** Returns the text of a page with the entries of the changelog and the problems of these pages in their places. */
export function joinText(
  { file, body, firstLine }: Pick<PageSource, 'file' | 'body' | 'firstLine'>,
  changes: readonly ChangelogEntry[],
  pages: readonly ProblemPage[],
): Required<Pick<PageSource, 'body' | 'origins'>> {
  const written = normaliseText(body);
  const joined = new JoinedText(firstLine);
  let [from, end] = [{ line: firstLine, column: 1 }, 0];
  for (const { 0: directive, index, groups } of written.matchAll(GATHERING)) {
    joined.add(written.slice(end, index), { file, from });
    from = pointAfter(from, written.slice(end, index));
    const subject = SUBJECTS.find((one) => one === groups?.['subject']);
    if (subject !== undefined) addEntries(joined, subject, changes);
    else addProblems(joined, groups?.['kind'] === 'messages', pages, { file, from });
    from = pointAfter(from, directive);
    end = index + directive.length;
  }
  joined.add(written.slice(end), { file, from });
  return { body: String(joined), origins: joined.origins };
}

/** Reports a directive that stands for text from other files and is not on a line of its own, or has no valid value. */
export function readGathering(node: LeafDirective, { report }: Page): undefined {
  const value =
    node.name === 'changelog'
      ? attributeOf(node, 'of', SUBJECTS, report)
      : attributeOf(node, 'show', PROBLEM_KINDS, report);
  if (value === undefined) return;
  const hint = 'Write it without a label, outside lists and quotations.';
  report.error(node.position?.start, `"::${node.name}" has to be the whole line.`, hint);
}

type Place = Pick<Origin, 'file' | 'from'>;

/**
 * Adds tables of problems: one alphabetical table of messages, because readers look them up, each message once; or one
 * table of symptoms for each page.
 */
function addProblems(
  joined: JoinedText,
  hasMessages: boolean,
  pages: readonly ProblemPage[],
  place: Place,
): void {
  const made = (text: string) => joined.add(text, { ...place, isMade: true, isCopy: true });
  const addHead = (columns: readonly string[]) =>
    made(`| ${columns.join(' | ')} |\n${'| --- '.repeat(columns.length)}|\n`);
  const addRow = (file: string, cells: ProblemRow['cells'], lastCell = '') => {
    for (const cell of cells) {
      made('| ');
      for (const { text, ...from } of cell) joined.add(text, { file, from, isCopy: true });
      made(' ');
    }
    made(`${lastCell}|\n`);
  };
  const linkTo = ({ title, route }: ProblemPage, { section }: Problem) =>
    `[${literalMarkdown(title)}](<${route}#${section}>)`;
  const shown = pages.map((page) => ({
    page,
    problems: page.problems.filter(({ rows: [row] }) => (row?.message !== undefined) === hasMessages),
  }));
  if (!hasMessages) {
    for (const { page, problems } of shown) {
      const [first] = problems;
      if (first === undefined) continue;
      const title = page.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      made(`<details>\n<summary>${title}</summary>\n\nMore in ${linkTo(page, first)}\n\n`);
      addHead(COLUMNS);
      for (const { cells } of problems.flatMap(({ rows }) => rows)) addRow(page.file, cells);
      made('\n</details>\n\n');
    }
    return;
  }
  addHead([...COLUMNS, 'Page']);
  let before: string | undefined;
  const sorted = shown
    .flatMap(({ page, problems }) => problems.map((problem) => ({ page, problem })))
    .sort((a, b) => sortKey(a.problem).localeCompare(sortKey(b.problem), 'en'));
  for (const { page, problem } of sorted) {
    for (const [index, row] of problem.rows.entries()) {
      const isRepeated = index === 0 && messageKey(row) === before;
      if (index === 0) before = messageKey(row);
      addRow(page.file, isRepeated ? withoutMessage(row) : row.cells, `| ${linkTo(page, problem)} `);
    }
  }
}

/** The words of a row's message: pages cut it in different places, and put other names into it. */
function messageKey({ message }: ProblemRow): string {
  return (message?.text ?? '')
    .replace(/\([X…]\)/g, '')
    .replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function sortKey({ rows: [row] }: Problem): string {
  if (row === undefined) return '';
  return `${messageKey(row)} ${(row.message?.rest ?? []).map(({ text }) => text).join('')}`;
}

/** Returns the cells of a message that the row before shows already. */
function withoutMessage({ cells: [symptom, ...cells], message }: ProblemRow): ProblemRow['cells'] {
  const [{ line, column } = { line: 1, column: 1 }] = symptom ?? [];
  return [[{ text: 'The same', line, column }, ...(message?.rest ?? [])], ...cells];
}
