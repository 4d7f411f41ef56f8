import { editDistance } from '../../shared/edit-distance.ts';

/**
 * Returns the candidate that the writer most likely meant: the one with the smallest edit distance, if that is small
 * for the length of the text. Case is ignored. Otherwise the only one that contains all parts of the name.
 */
export function nearest(wanted: string, candidates: Iterable<string>): string | undefined {
  const tolerated = Math.max(1, Math.floor(wanted.length / 3));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > tolerated) continue;
    const distance = editDistance(wanted.toLowerCase(), candidate.toLowerCase(), tolerated)?.whole;
    if (distance === undefined || distance > tolerated) continue;
    if (best === undefined || distance < best.distance) best = { candidate, distance };
  }
  return best?.candidate ?? onlyWithParts(wanted, candidates);
}

/**
 * The beginning of a hint: `Did you mean "nodes"? `, or an empty string if there is no suggestion.
 *
 * @param written formats a name as it is written in the content; by default unchanged
 */
export function didYouMean(meant: string | undefined, written = (name: string) => name): string {
  return meant === undefined ? '' : `Did you mean "${written(meant)}"? `;
}

/** The only candidate that contains all parts of a name of several: `nodes-and-dom` for `nodes-dom`. */
function onlyWithParts(wanted: string, candidates: Iterable<string>): string | undefined {
  const partsOf = (name: string) => name.toLowerCase().split(/[-_/]/);
  const parts = partsOf(wanted);
  if (parts.length < 2) return undefined;
  const found = [...candidates].filter((candidate) =>
    parts.every((part) => partsOf(candidate).includes(part)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The largest edit distance at which a file in the same folder is more likely than one of the same name elsewhere. */
const MAX_TYPOS = 1;

/**
 * Returns the path that the writer most likely meant: one in the same folder whose name differs by a letter, else the
 * only one that ends in the same name (`/docs/nodes` for `/docs/concepts/nodes`), else one that differs by a few
 * letters.
 */
export function nearestPath(wanted: string, candidates: readonly string[]): string | undefined {
  const name = lastName(wanted);
  const namesakes = candidates.filter((candidate) => name !== '' && lastName(candidate) === name);
  const mistakesIn = (candidate: string) =>
    editDistance(name, lastName(candidate), MAX_TYPOS)?.whole ?? Number.POSITIVE_INFINITY;
  const [neighbour] = candidates
    .filter((candidate) => folderOf(candidate) === folderOf(wanted) && mistakesIn(candidate) <= MAX_TYPOS)
    .sort((one, other) => mistakesIn(one) - mistakesIn(other));
  // Names of one or two letters are all alike.
  if (neighbour !== undefined && name.length > 2) return neighbour;
  if (namesakes.length === 1) return namesakes[0];
  const meant = nearest(wanted, candidates);
  if (meant === undefined || folderOf(meant) !== folderOf(wanted)) return meant;
  // In the same folder, compare the names alone, however long their common path is.
  return nearest(name, [lastName(meant)]) === undefined ? undefined : meant;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function lastName(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/\.(mdx?|html)$/, '');
}
