import { diffArrays } from 'diff';
import type { Element } from 'hast';
import { element } from '../page/hast.ts';
import { type LineMark, markLine } from './marks.ts';

/** The number of lines shown around a change, so that readers can locate it. */
const CONTEXT_LINES = 2;

/**
 * The number of changed lines beyond which all lines count as changed. The comparison takes time in the square of the
 * number.
 */
const MAX_EDITS = 2000;

/** A line of the comparison. */
interface Row {
  readonly line: Element;
  readonly mark: Extract<LineMark, 'added' | 'removed'> | undefined;
  /** The line's number in the new version, from 0; undefined for a removed line. */
  readonly newIndex: number | undefined;
}

/** A displayed line of the changes. */
export interface ChangedLine {
  readonly line: Element;
  /** The line's number in the new version, from 0; undefined for a line that is not in the new version. */
  readonly newIndex: number | undefined;
}

/**
 * Returns the differences between two versions of a file: added and removed lines, those around them, and one line for
 * each omitted part. `oldLines` and `newLines` are the highlighted lines of the two texts.
 */
export function changedLines(
  oldText: readonly string[],
  oldLines: readonly Element[],
  newText: readonly string[],
  newLines: readonly Element[],
): ChangedLine[] {
  const rows = compare(oldText, oldLines, newText, newLines);
  const shown = new Set<number>();
  for (const [index, { mark }] of rows.entries()) {
    if (mark === undefined) continue;
    for (let near = index - CONTEXT_LINES; near <= index + CONTEXT_LINES; near += 1) shown.add(near);
  }
  return rows.flatMap((row, index) => {
    if (shown.has(index)) return row;
    const isFirstOfGap = index === 0 || shown.has(index - 1);
    if (!isFirstOfGap) return [];
    return { line: element('span', { className: ['line', 'gap'] }, ['⋯']), newIndex: undefined };
  });
}

function compare(
  oldText: readonly string[],
  oldLines: readonly Element[],
  newText: readonly string[],
  newLines: readonly Element[],
): Row[] {
  const rows: Row[] = [];
  let oldIndex = 0;
  let newIndex = 0;
  const whole = [
    { added: false, removed: true, count: oldText.length },
    { added: true, removed: false, count: newText.length },
  ];
  const parts = diffArrays([...oldText], [...newText], { maxEditLength: MAX_EDITS }) ?? whole;
  for (const { added, removed, count } of parts) {
    const mark: Row['mark'] = added ? 'added' : removed ? 'removed' : undefined;
    const lines = removed
      ? oldLines.slice(oldIndex, oldIndex + count)
      : newLines.slice(newIndex, newIndex + count);
    // The whole file has its own marks and shares the lines with this comparison, so each is copied.
    for (const [offset, line] of lines.entries()) {
      const copy = { ...line, properties: { className: ['line'] } };
      if (mark !== undefined) markLine(copy, mark);
      rows.push({ line: copy, mark, newIndex: removed ? undefined : newIndex + offset });
    }
    if (!added) oldIndex += count;
    if (!removed) newIndex += count;
  }
  return rows;
}
