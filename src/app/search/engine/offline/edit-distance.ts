/** How far a mistyped word is from another. */
export interface Distance {
  /** From the whole of the other word. */
  readonly whole: number;
  /** From its nearest beginning: the reader may still be typing. */
  readonly beginning: number;
}

/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to get from a mistyped word to
 * another (optimal string alignment); undefined where it is more than `most`. A wrong first letter counts twice: people
 * rarely get it wrong, and words that differ in it are mostly other words.
 */
export function editDistance(typed: string, term: string, most: number): Distance | undefined {
  if (typed.length - term.length > most) return undefined;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: term.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= term.length; column++) {
      const isSame = typed[row - 1] === term[column - 1];
      const isSwapped = typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1];
      const distance = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      current.push(distance);
      smallest = Math.min(smallest, distance);
    }
    if (smallest > most) return undefined;
    beforeLast = last;
    last = current;
  }
  const start = typed[0] === term[0] ? 0 : 1;
  const beginning = Math.min(...last) + start;
  return beginning > most ? undefined : { whole: at(last, term.length) + start, beginning };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
