/**
 * The candidate that the writer most likely meant: the one with the fewest typing mistakes between, if these
 * are few for the length of the text. Case does not count as a mistake.
 */
export function nearest(wanted: string, candidates: Iterable<string>): string | undefined {
  const tolerated = Math.max(1, Math.floor(wanted.length / 3));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > tolerated) continue;
    const distance = editDistance(wanted.toLowerCase(), candidate.toLowerCase());
    if (distance <= tolerated && (best === undefined || distance < best.distance))
      best = { candidate, distance };
  }
  return best?.candidate;
}

/**
 * The path that the writer most likely meant: one that differs by a few letters, or else the only one that
 * ends in the same name (`/docs/nodes` for `/docs/concepts/nodes`).
 */
export function nearestPath(wanted: string, candidates: readonly string[]): string | undefined {
  const name = lastName(wanted);
  const namesakes = candidates.filter((candidate) => name !== '' && lastName(candidate) === name);
  const only = namesakes.length === 1 ? namesakes[0] : undefined;
  return only ?? nearest(wanted, candidates);
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

/** Optimal string alignment: the fewest insertions, deletions, replacements and swaps of neighbours. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const replaced = at(last, column - 1) + (same ? 0 : 1);
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swap = swapped ? at(beforeLast, column - 2) + 1 : Infinity;
      current[column] = Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced, swap);
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
