import { median } from '../browsing/median.ts';
import type { BySite } from '../browsing/rounds.ts';
import type { Figures } from './row.ts';

/** The median of each site's rounds; undefined where it has none. */
export function medians<Figure>(figures: BySite<Figure>, read: (figure: Figure) => number): Figures {
  const of = (rounds: readonly Figure[]) => (rounds.length === 0 ? undefined : median(rounds.map(read)));
  return {
    ours: of(figures.ours),
    vitepress: of(figures.vitepress),
    starlight: of(figures.starlight),
    docusaurus: of(figures.docusaurus),
  };
}

/** Figures of this site alone. */
export function onlyOurs(ours: number | undefined): Figures {
  return { ours, vitepress: undefined, starlight: undefined, docusaurus: undefined };
}
