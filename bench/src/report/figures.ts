import { median } from '../browsing/median.ts';
import type { BySite } from '../building/in-turn.ts';
import { forEachSite } from '../sites/site.ts';
import type { Figures } from './row.ts';

/**
 * Returns the median of each site's rounds. Undefined if it has none: stored figures may be older than a generator, or
 * than the figure that `read` returns.
 */
export function medians<Figure>(
  figures: Partial<BySite<Figure>>,
  read: (figure: Figure) => number | undefined,
): Figures {
  return forEachSite((name) => {
    const known = figures[name]?.map(read).filter((figure) => figure !== undefined) ?? [];
    return known.length === 0 ? undefined : median(known);
  });
}

/** Returns figures of this site alone. */
export function onlyOurs(ours: number | undefined): Figures {
  return { ...forEachSite(() => undefined), ours };
}
