import { median } from '../browsing/median.ts';
import type { BySite } from '../building/in-turn.ts';
import { forEachSite } from '../sites/site.ts';
import type { Figures } from './row.ts';

/**
 * Returns the median of each site's rounds; undefined if it has none, as after `--sites`.
 */
export function medians<Figure>(figures: BySite<Figure>, read: (figure: Figure) => number): Figures {
  return forEachSite((name) => (figures[name].length === 0 ? undefined : median(figures[name].map(read))));
}

/** Returns figures of this site alone. */
export function onlyOurs(ours: number | undefined): Figures {
  return { ...forEachSite(() => undefined), ours };
}
