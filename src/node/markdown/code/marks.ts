import type { Element } from 'hast';
import type { Point, Reporter } from '../page.ts';

/** The marks of lines: the word in `[!code …]`, and the classes that it adds to the line. */
const LINE_MARKS = {
  '++': ['diff', 'add'],
  '--': ['diff', 'remove'],
  focus: ['focused'],
  highlight: ['highlighted'],
} as const;

/** The word in `[!code …]`. */
type LineMark = keyof typeof LINE_MARKS;

/** Whether a word is a mark. */
function isLineMark(word: string): word is LineMark {
  return Object.hasOwn(LINE_MARKS, word);
}

/** A line whose last comment contained marks, and these marks. */
interface MarkComment {
  readonly rest: string;
  /** The text in the brackets of `[!code …]`. */
  readonly marks: readonly string[];
}

/** The delimiters of a comment at the end of a line, in the languages that support marks. */
const COMMENTS = [
  ['{/*', '*/}'],
  ['/*', '*/'],
  ['<!--', '-->'],
  ['//', ''],
  ['#', ''],
] as const;

const BODY = /^(?<text>.*?)(?<marks>(?:\s*\[!code\s[^\]]*\])+)\s*$/;

/**
 * Removes the marks from the comment at the end of a line, and an otherwise empty comment. Undefined if the line does
 * not end in a comment with marks.
 *
 * Works on the source instead of Shiki's tokens, because Shiki's transformers treat a comment as alone on its line if
 * the line has three tokens, which removed lines of JSX text with a mark.
 */
function takeMarkComment(line: string): MarkComment | undefined {
  const trimmed = line.trimEnd();
  for (const [open, close] of COMMENTS) {
    const start = trimmed.lastIndexOf(open);
    if (start === -1 || !trimmed.endsWith(close)) continue;
    const body = trimmed.slice(start + open.length, trimmed.length - close.length);
    const { text, marks } = BODY.exec(body)?.groups ?? {};
    if (text === undefined || marks === undefined) continue;
    const before = line.slice(0, start);
    return {
      rest:
        text.trim() === '' ? before.trimEnd() : `${before}${open}${text}${close === '' ? '' : ` ${close}`}`,
      marks: [...marks.matchAll(/\[!code\s([^\]]*)\]/g)].map(([, mark]) => (mark ?? '').trim()),
    };
  }
  return undefined;
}

/** The displayed lines of a code block and their marks. */
export interface MarkedCode {
  readonly lines: readonly string[];
  /** The number of each line in the code with its marks, from 0. */
  readonly sources: readonly number[];
  /** By the line's index. */
  readonly marks: ReadonlyMap<number, ReadonlySet<LineMark>>;
}

const ALLOWED = `Allowed are ${Object.keys(LINE_MARKS)
  .map((mark) => `"// [!code ${mark}]"`)
  .join(', ')}, for several lines as "[!code focus:3]".`;

/**
 * Extracts marks (`// [!code ++]`) from code. A mark applies to its line or, if it is alone on its line, to the next
 * one; its own line is then removed. `first` is the position of the first line. Unknown marks are reported.
 */
export function readMarks(code: string, first: Point, report: Reporter): MarkedCode {
  const lines: string[] = [];
  const sources: number[] = [];
  const marks = new Map<number, Set<LineMark>>();
  for (const [index, line] of code.split('\n').entries()) {
    const point = { line: first.line + index, column: first.column };
    const comment = takeMarkComment(line);
    if (comment === undefined && /\[!code\s/.test(line)) reportMisplaced(point, report);
    for (const written of comment?.marks ?? []) {
      const { mark, count } = parseMark(written);
      if (mark === undefined) report.error(point, `There is no mark "[!code ${written}]".`, ALLOWED);
      else addMark(marks, lines.length, count, mark);
    }
    if (comment !== undefined && comment.rest.trim() === '') continue;
    lines.push(comment?.rest ?? line);
    sources.push(index);
  }
  return { lines, sources, marks };
}

function parseMark(written: string): { mark: LineMark | undefined; count: number } {
  const [, word = '', count = '1'] = /^(.+?)(?::(\d{1,4}))?$/.exec(written) ?? [];
  return { mark: isLineMark(word) ? word : undefined, count: Number(count) };
}

function addMark(marks: Map<number, Set<LineMark>>, start: number, count: number, mark: LineMark): void {
  for (let index = start; index < start + count; index += 1) {
    const onLine = marks.get(index) ?? new Set();
    marks.set(index, onLine.add(mark));
  }
}

function reportMisplaced(point: Point, report: Reporter): void {
  report.error(
    point,
    'A "[!code …]" mark of this line has no effect and would be shown to readers.',
    'Write it in a comment at the end of the line.',
  );
}

const BLOCK_CLASSES = { diff: 'has-diff', focused: 'has-focus', highlighted: 'has-highlight' };

/** The roles of added and removed lines, which screen readers announce like `ins` and `del` (WAI-ARIA 1.2). */
const ROLES = new Map<LineMark, string>([
  ['++', 'insertion'],
  ['--', 'deletion'],
]);

/**
 * Adds the classes of marks to lines, those of comments and `{1,3-5}`, and roles to added and removed lines, which
 * colours alone would not convey. Returns the resulting classes of the whole block.
 */
export function applyMarks(
  lines: readonly Element[],
  marks: MarkedCode['marks'],
  highlighted: ReadonlySet<number>,
): string[] {
  const used = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const onLine = new Set(marks.get(index));
    if (highlighted.has(index + 1)) onLine.add('highlight');
    const classes = [...onLine].flatMap((mark) => LINE_MARKS[mark]);
    for (const name of classes) used.add(name);
    line.properties['className'] = ['line', ...classes];
    const role = [...onLine].map((mark) => ROLES.get(mark)).find((name) => name !== undefined);
    if (role !== undefined) line.properties['role'] = role;
  }
  return Object.entries(BLOCK_CLASSES).flatMap(([mark, name]) => (used.has(mark) ? [name] : []));
}

/** Reports lines in `{1,3-5}` that the block does not have. */
export function reportMissingLines(
  shown: number,
  highlighted: ReadonlySet<number>,
  point: Point | undefined,
  report: Reporter,
): void {
  const last = Math.max(0, ...highlighted);
  if (last <= shown) return;
  report.warning(
    point,
    `Line ${last} of this code block should be marked, but it shows only ${shown}.`,
    'Count the lines that are shown, from 1.',
  );
}
