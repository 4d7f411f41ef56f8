/** The distances between two words. */
export interface EditDistance {
  /** Distance to the whole other word. */
  readonly whole: number;
  /** Distance to its nearest prefix, for a reader who is still typing. */
  readonly prefix: number;
}

/**
 * Counts the insertions, deletions, replacements and swaps of neighbours that turn one word into another (optimal
 * string alignment). Returns undefined if both distances exceed `max`.
 */
export function editDistance(from: string, to: string, max: number): EditDistance | undefined {
  if (from.length - to.length > max) return undefined;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const distance = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      current.push(distance);
      smallest = Math.min(smallest, distance);
    }
    if (smallest > max) return undefined;
    beforeLast = last;
    last = current;
  }
  const prefix = Math.min(...last);
  return prefix > max ? undefined : { whole: at(last, to.length), prefix };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
