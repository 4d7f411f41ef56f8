import { forEachSite, type SiteName } from '../sites/site.ts';

/** The figures of each site, one for each round. */
export type BySite<Figure> = Record<SiteName, Figure[]>;

/**
 * Measures sites in turn, round after round, each round beginning with a different one, so that other load on the
 * machine affects all of them equally.
 *
 * @param what the description of the measurement, for progress messages
 */
export async function inTurn<Site extends { readonly name: SiteName }, Figure>(
  what: string,
  sites: readonly Site[],
  rounds: number,
  measure: (site: Site) => Promise<Figure>,
): Promise<BySite<Figure>> {
  const figures: BySite<Figure> = forEachSite(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % sites.length;
    for (const site of [...sites.slice(first), ...sites.slice(0, first)]) {
      console.log(`Measuring ${what}, round ${round + 1} of ${rounds}: ${site.name}`);
      figures[site.name].push(await measure(site));
    }
  }
  return figures;
}
