import type { Element } from 'hast';
import type { Point, Report } from '../report.ts';
import { LINE_MARKS, type LineMark } from './line-mark.ts';
import type { MarkedCode } from './read-marks.ts';

const BLOCK_CLASSES = { diff: 'has-diff', focused: 'has-focus', highlighted: 'has-highlight' };

/** Screen readers announce these roles as they do `ins` and `del` (WAI-ARIA 1.2). */
const ROLES = new Map<LineMark, string>([
  ['++', 'insertion'],
  ['--', 'deletion'],
]);

/**
 * Gives the lines the classes of their marks, those of comments and the `highlighted` ones of `{1,3-5}`, and
 * says in roles what colours say about added and removed lines. Returns the classes that the whole block gets
 * by it.
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

/** Reports lines that `{1,3-5}` names and the block does not have. */
export function reportMissingLines(
  shown: number,
  highlighted: ReadonlySet<number>,
  point: Point | undefined,
  report: Report,
): void {
  const last = Math.max(0, ...highlighted);
  if (last <= shown) return;
  report.warning(
    point,
    `Line ${last} of this code block should be marked, but it shows only ${shown}.`,
    'Count the lines that are shown, from 1.',
  );
}
