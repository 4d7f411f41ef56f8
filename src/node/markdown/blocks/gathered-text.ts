import type { LeafDirective } from 'mdast-util-directive';
import { pointAfter } from '../../../shared/point.ts';
import type { Problem, ProblemRow } from '../page/facts.ts';
import { joinParts, literalMarkdown, type Part } from '../page/joined-text.ts';
import { normaliseText, type Page, type PageSource } from '../page/page.ts';
import { type ChangelogEntry, entryParts, SUBJECTS } from './changelog.ts';
import { attributeOf } from './directives.ts';
import { COLUMNS } from './problem-tables.ts';

// Two directives stand for text from other files: the entries of the changelog, and the problems of all pages. They are
// replaced before the page is compiled; messages about an entry have their position in its file, and those about a problem
// are reported on its own page only.

/** The values of `::troubleshooting{show="…"}`: the problems that begin with a message, or the others. */
const PROBLEM_KINDS = ['messages', 'symptoms'] as const;

/** A page with the problems that it explains. */
export interface ProblemPage {
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
  const parts: Part[] = [];
  const placeAt = (index: number) => pointAfter({ line: firstLine, column: 1 }, written.slice(0, index));
  let end = 0;
  for (const { 0: directive, index, groups } of written.matchAll(GATHERING)) {
    parts.push({ text: written.slice(end, index), file, from: placeAt(end) });
    const subject = SUBJECTS.find((one) => one === groups?.['subject']);
    const listOf = groups?.['kind'] === 'messages' ? messageTable : symptomList;
    if (subject !== undefined) parts.push(...entryParts(subject, changes));
    else parts.push({ text: listOf(pages), file, from: placeAt(index), isCopy: true });
    end = index + directive.length;
  }
  parts.push({ text: written.slice(end), file, from: placeAt(end) });
  return joinParts(parts, firstLine);
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

const linkTo = ({ title, route }: ProblemPage, { section }: Problem) =>
  `[${literalMarkdown(title)}](<${route}#${section}>)`;

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

/** Returns a list of symptoms by page, as links to where they are explained. */
function symptomList(pages: readonly ProblemPage[]): string {
  const lists = pages.map(({ title, route, problems }) => {
    const symptoms = problems.filter(({ rows: [row] }) => row?.message === undefined);
    const links = symptoms.map(
      ({ section, rows: [row] }) => `  - [${row?.cells[0]}](<${route}#${section}>)\n`,
    );
    return links.length === 0 ? '' : `- ${literalMarkdown(title)}\n${links.join('')}`;
  });
  return lists.join('');
}

/** Returns one alphabetical table of messages, because readers look them up, each message once. */
function messageTable(pages: readonly ProblemPage[]): string {
  const sorted = pages
    .flatMap((page) => page.problems.map((problem) => ({ page, problem })))
    .filter(({ problem: { rows } }) => rows[0]?.message !== undefined)
    .sort((a, b) => sortKey(a.problem).localeCompare(sortKey(b.problem), 'en'));
  let before: string | undefined;
  const rows = sorted.flatMap(({ page, problem }) =>
    problem.rows.map(({ cells, message }, index) => {
      const isRepeated = index === 0 && messageKey(message) === before;
      if (index === 0) before = messageKey(message);
      const [symptom = '', ...others] = cells;
      return rowOf([isRepeated ? `The same${message?.rest}` : symptom, ...others, linkTo(page, problem)]);
    }),
  );
  return `${rowOf([...COLUMNS, 'Page'])}${'| --- '.repeat(COLUMNS.length + 1)}|\n${rows.join('')}`;
}

/** The words of a row's message: pages cut it in different places, and put other names into it. */
function messageKey(message: ProblemRow['message']): string {
  return (message?.text ?? '')
    .replace(/\([X…]\)/g, '')
    .replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function sortKey({ rows: [row] }: Problem): string {
  if (row === undefined) return '';
  return `${messageKey(row.message)} ${row.message?.rest}`;
}
