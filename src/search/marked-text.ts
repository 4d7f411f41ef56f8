/** A part of a text as `[start, end)` in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/** A text with the parts that match a query. Plain data, which is rendered as elements and never as HTML. */
export interface MarkedText {
  readonly text: string;
  /** Matched parts, in order, not overlapping. */
  readonly ranges: readonly TextRange[];
}

/** Sorts ranges and merges those that overlap or touch. Empty ones are left out. */
export function mergeRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (end <= start) continue;
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
