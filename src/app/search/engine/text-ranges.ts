/** A part of a text as `[start, end)` in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/** The same parts in order, those that overlap or touch made into one; empty ones are left out. */
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

/** The parts that lie within a piece of the text, counted from where the piece begins. */
export function rangesWithin(ranges: readonly TextRange[], [from, to]: TextRange): readonly TextRange[] {
  return ranges.flatMap(([start, end]): TextRange[] => {
    const within: TextRange = [Math.max(start, from) - from, Math.min(end, to) - from];
    return within[0] < within[1] ? [within] : [];
  });
}
