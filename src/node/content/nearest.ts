import { editDistance } from '../../shared/edit-distance.ts';

/**
 * The candidate that the writer most likely meant: the one with the fewest typing mistakes between, if these
 * are few for the length of the text. Case does not count as a mistake.
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
