import { addTo } from '../../shared/add-to.ts';
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
 * @param written formats a name as written in the content; by default unchanged
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

/** The number of paths for which a list is searched by edit distance, which takes milliseconds in a large site. */
const MAX_SEARCHES = 100;

interface PathIndex {
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly byFolder: ReadonlyMap<string, readonly string[]>;
  /** The answers, by the path that was wanted. */
  readonly found: Map<string, string | undefined>;
}

const indexes = new WeakMap<readonly string[], PathIndex>();

function indexOf(candidates: readonly string[]): PathIndex {
  const known = indexes.get(candidates);
  if (known !== undefined) return known;
  const [byName, byFolder] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const path of candidates) {
    addTo(byName, lastName(path), path);
    addTo(byFolder, folderOf(path), path);
  }
  const index = { byName, byFolder, found: new Map() };
  indexes.set(candidates, index);
  return index;
}

/**
 * Returns the path that the writer most likely meant: one in the same folder whose name differs by a letter, else the
 * only one that ends in the same name (`/docs/nodes` for `/docs/concepts/nodes`), else one that differs by a few
 * letters. Pass the same array for each path of a list: its index and answers are remembered, and only the first hundred
 * paths that differ are compared letter by letter.
 */
export function nearestPath(wanted: string, candidates: readonly string[]): string | undefined {
  const { byName, byFolder, found } = indexOf(candidates);
  if (found.has(wanted)) return found.get(wanted);
  const isSearched = found.size < MAX_SEARCHES;
  const name = lastName(wanted);
  const namesakes = name === '' ? [] : (byName.get(name) ?? []);
  const namesake = namesakes.length === 1 ? namesakes[0] : undefined;
  const meant =
    (isSearched ? neighbourOf(name, byFolder.get(folderOf(wanted)) ?? []) : undefined) ??
    namesake ??
    (isSearched ? similarPath(wanted, candidates) : undefined);
  found.set(wanted, meant);
  return meant;
}

/** Returns the paths of a list in the folder of a path. */
export function pathsBeside(path: string, candidates: readonly string[]): readonly string[] {
  return indexOf(candidates).byFolder.get(folderOf(path)) ?? [];
}

/** The path of one folder whose name differs least from a name, by a letter at most. */
function neighbourOf(name: string, folder: readonly string[]): string | undefined {
  // Names of one or two letters are all alike.
  if (name.length <= 2) return undefined;
  const mistakes = folder.map(
    (path) => editDistance(name, lastName(path), MAX_TYPOS)?.whole ?? MAX_TYPOS + 1,
  );
  const least = mistakes.reduce((one, other) => Math.min(one, other), MAX_TYPOS + 1);
  return least <= MAX_TYPOS ? folder[mistakes.indexOf(least)] : undefined;
}

function similarPath(wanted: string, candidates: readonly string[]): string | undefined {
  const meant = nearest(wanted, candidates);
  if (meant === undefined || folderOf(meant) !== folderOf(wanted)) return meant;
  // In the same folder, compare the names alone, however long their common path is.
  return nearest(lastName(wanted), [lastName(meant)]) === undefined ? undefined : meant;
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
