import type { Table } from 'mdast';
import type { Point } from '../../../shared/point.ts';
import { type Reporter, sourceOf } from '../page/reporter.ts';

/** A line of a paragraph in the source. */
export interface SourceLine {
  /** Without the marks of a quotation. */
  readonly text: string;
  readonly point: Point;
  /** Whether the line begins inside inline code, which is not checked. */
  readonly isCode: boolean;
}

const DELIMITER_ROW = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/**
 * Reports a paragraph that was meant as a table but has no matching delimiter row. Returns whether it was: lines
 * between bars, or a row of dashes and bars below the first line.
 */
export function reportBrokenTable(lines: readonly SourceLine[], report: Reporter): boolean {
  const isRow = (text = '') => text.length > 1 && text.startsWith('|');
  const isDelimiter = (text = '') => text.includes('|') && DELIMITER_ROW.test(text);
  const [top] = lines;
  if (top !== undefined && isDelimiter(top.text)) {
    report.error(
      top.point,
      'A table begins with its header, not with a line of dashes.',
      'Write the line of dashes below the first row only, without a blank line between them.',
    );
    return true;
  }
  const first = lines.findIndex(({ text }, index) => {
    const next = lines[index + 1]?.text;
    return (isRow(text) && isRow(next)) || (text.includes('|') && isDelimiter(next));
  });
  const [head, delimiter] = first === -1 ? [] : lines.slice(first);
  if (head === undefined || delimiter === undefined) return false;
  const columns = countCells(head.text);
  const example = `|${' --- |'.repeat(columns)}`;
  if (!DELIMITER_ROW.test(delimiter.text)) {
    report.error(
      head.point,
      'These lines are not a table: the second one must separate the header from the rows.',
      `Write below the first line: ${example}`,
    );
  } else if (countCells(delimiter.text) !== columns) {
    report.error(
      head.point,
      `These lines are not a table: the first has ${cells(columns)}, and the line of dashes below it has ${countCells(delimiter.text)}.`,
      `Write the same number in both: ${example}`,
    );
  } else {
    report.error(head.point, 'These lines are not a table.', 'A table begins after a blank line.');
  }
  return true;
}

function countCells(row: string): number {
  return row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;
}

function cells(count: number): string {
  return `${count} ${count === 1 ? 'cell' : 'cells'}`;
}

/**
 * Reports rows with more cells than the head, often because of a bar in code: markdown drops these cells. Reports text
 * directly below a table, which markdown takes for rows.
 */
export function reportLostCells(
  { children: [head, ...rows] }: Table,
  source: string,
  report: Reporter,
): boolean {
  const columns = head?.children.length ?? 0;
  let found = false;
  for (const row of rows) {
    const { children, position } = row;
    if (!sourceOf(row, source)?.includes('|')) {
      report.error(
        position?.start,
        'This line has no bar, but is a row of the table above it.',
        'Write a blank line before it, or bars between its cells.',
      );
      return true;
    }
    if (children.length <= columns) continue;
    found = true;
    report.error(
      position?.start,
      `This row has ${cells(children.length)}, but the table has ${columns} columns, so readers would not see the rest.`,
      'Remove the cells, or give the header as many. A bar within a cell, in code too, is written "\\|".',
    );
  }
  return found;
}
