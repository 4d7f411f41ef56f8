import type { Point, Report } from '../report.ts';
import { isLineMark, LINE_MARKS, type LineMark } from './line-mark.ts';
import { takeMarkComment } from './take-mark-comment.ts';

/** The lines of a code block as they are shown, and the marks of each. */
export interface MarkedCode {
  readonly lines: readonly string[];
  /** By the line's index. */
  readonly marks: ReadonlyMap<number, ReadonlySet<LineMark>>;
}

const ALLOWED = `Allowed are ${Object.keys(LINE_MARKS)
  .map((mark) => `"// [!code ${mark}]"`)
  .join(', ')}, for several lines as "[!code focus:3]".`;

/**
 * Takes marks (`// [!code ++]`) out of code. A mark belongs to its line, or to the next one when it is alone
 * on its own, which is then not shown. `first` is where the code's first line stands; what is no mark is
 * reported.
 */
export function readMarks(code: string, first: Point, report: Report): MarkedCode {
  const lines: string[] = [];
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
    if (comment === undefined || comment.rest.trim() !== '') lines.push(comment?.rest ?? line);
  }
  return { lines, marks };
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

function reportMisplaced(point: Point, report: Report): void {
  report.error(
    point,
    'A "[!code …]" mark of this line has no effect and would be shown to readers.',
    'Write it in a comment at the end of the line.',
  );
}
