import { diffArrays } from 'diff';
import type { Line } from './line.ts';

/** The number of lines shown around a change, so that readers can locate it. */
const CONTEXT_LINES = 2;

const GAP: Line = {
  text: '⋯',
  content: [{ type: 'text', value: '⋯' }],
  number: undefined,
  mark: 'gap',
};

/**
 * Returns the differences between two versions of a file: added and removed lines, those around them, and one line for
 * each omitted part.
 */
export function changedLines(before: readonly Line[], after: readonly Line[]): readonly Line[] {
  const lines = compare(before, after);
  const shown = new Set<number>();
  for (const [index, { mark }] of lines.entries()) {
    if (mark === undefined) continue;
    for (let near = index - CONTEXT_LINES; near <= index + CONTEXT_LINES; near += 1) shown.add(near);
  }
  return lines.flatMap((line, index) => {
    if (shown.has(index)) return line;
    return index === 0 || shown.has(index - 1) ? GAP : [];
  });
}

/** Returns the lines of both versions, the removed and the added ones with their marks. */
function compare(before: readonly Line[], after: readonly Line[]): readonly Line[] {
  const comparator = (one: Line, other: Line) => one.text === other.text;
  const parts = diffArrays([...before], [...after], { comparator });
  return parts.flatMap(({ added, removed, value }): readonly Line[] => {
    if (removed) return value.map((line) => ({ ...line, number: undefined, mark: 'removed' }));
    return added ? value.map((line) => ({ ...line, mark: 'added' })) : value;
  });
}
