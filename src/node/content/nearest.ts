import { editDistance } from '../../shared/edit-distance.ts';

/**
 * Returns the candidate that the writer most likely meant: the one with the smallest edit distance, if that is small for
 * the length of the name, which is what follows the last slash. Case is ignored.
 */
export function nearest(wanted: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(nameOf(wanted).length / 3)) + 1;
  for (const candidate of candidates) {
    const { whole = least } = editDistance(wanted.toLowerCase(), candidate.toLowerCase(), least) ?? {};
    if (whole < least) [best, least] = [candidate, whole];
  }
  return best;
}

/** Returns the path that the writer most likely meant: the nearest one, else the only one that ends in the same name. */
export function nearestPath(wanted: string, candidates: Iterable<string>): string | undefined {
  const paths = [...candidates];
  const namesakes = paths.filter((path) => nameOf(path) === nameOf(wanted) && nameOf(path) !== '');
  return nearest(wanted, paths) ?? (namesakes.length === 1 ? namesakes[0] : undefined);
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
