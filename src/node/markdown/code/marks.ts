import type { Element } from 'hast';
import type { Point } from '../../../shared/point.ts';
import type { Reporter } from '../page/page.ts';

/** A mark of a line: added or removed since the file's previous version, or highlighted by its number. */
export type LineMark = 'added' | 'removed' | 'highlighted';

/**
 * The classes of each mark, and the roles that screen readers announce like `ins` and `del` (WAI-ARIA 1.2), because
 * colours alone would not convey the difference.
 */
const APPEARANCE: Readonly<
  Record<LineMark, { readonly classes: readonly string[]; readonly role?: string }>
> = {
  added: { classes: ['diff', 'add'], role: 'insertion' },
  removed: { classes: ['diff', 'remove'], role: 'deletion' },
  highlighted: { classes: ['highlighted'] },
};

/** Marks a line. */
export function markLine(line: Element, mark: LineMark): void {
  const { classes, role } = APPEARANCE[mark];
  line.properties['className'] = ['line', ...classes];
  if (role !== undefined) line.properties['role'] = role;
}

/** Highlights the lines with these numbers, from 1, and reports numbers that the block does not have. */
export function highlightNumbers(
  lines: readonly Element[],
  numbers: ReadonlySet<number>,
  point: Point | undefined,
  report: Reporter,
): void {
  for (const number of numbers) {
    const line = lines[number - 1];
    if (line !== undefined) markLine(line, 'highlighted');
  }
  const last = Math.max(0, ...numbers);
  if (last <= lines.length) return;
  report.warning(
    point,
    `Line ${last} of this code block should be marked, but it shows only ${lines.length}.`,
    'Count the lines that are shown, from 1.',
  );
}

/** Reports comments that mark lines in other tools. `first` is the position of the first line. */
export function reportMarkComments(lines: readonly string[], first: Point, report: Reporter): void {
  for (const [index, line] of lines.entries()) {
    const comment = /\[!code\s[^[\]]*\]|\bhighlight-(?:next-line|start|end)\b/.exec(line)?.[0];
    if (comment === undefined) continue;
    report.error(
      { line: first.line + index, column: first.column },
      `"${comment}" marks no line here, and readers would see it.`,
      'Write the numbers of the lines after the language: {1,3-5}. For added and removed lines, show the file again with "changes".',
    );
  }
}
