import { editDistance } from '../../shared/edit-distance.ts';

/**
 * Returns the candidate that the writer most likely meant: the one with the smallest edit distance, if that is small for
 * the length of the name, which is what follows the last slash. Case is ignored.
 *
 * @param tolerated the largest distance
 */
export function nearest(
  wanted: string,
  candidates: Iterable<string>,
  tolerated = Math.max(1, Math.floor(nameOf(wanted).length / 3)),
): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > tolerated) continue;
    const distance = editDistance(wanted.toLowerCase(), candidate.toLowerCase(), tolerated)?.whole;
    if (distance === undefined || distance > tolerated) continue;
    if (best === undefined || distance < best.distance) best = { candidate, distance };
  }
  return best?.candidate;
}

/**
 * Returns the path that the writer most likely meant: one that differs by a letter, else the only one that ends in the
 * same name (`/docs/nodes` for `/docs/concepts/nodes`), else one that differs by a few letters.
 */
export function nearestPath(wanted: string, candidates: readonly string[]): string | undefined {
  const name = nameOf(wanted);
  const namesakes = name === '' ? [] : candidates.filter((path) => nameOf(path) === name);
  return (
    nearest(wanted, candidates, 1) ??
    (namesakes.length === 1 ? namesakes[0] : undefined) ??
    nearest(wanted, candidates)
  );
}

/**
 * The beginning of a hint: `Did you mean "nodes"? `, or an empty string if there is no suggestion.
 *
 * @param written formats a name as written in the content; by default unchanged
 */
export function didYouMean(meant: string | undefined, written = (name: string) => name): string {
  return meant === undefined ? '' : `Did you mean "${written(meant)}"? `;
}

/** Returns what follows the last slash of a path, without the extension of a page. */
function nameOf(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/\.(mdx?|html)$/, '');
}
