import type { ServedSite } from './served-site.ts';

/**
 * Measures all sites in turn, round after round, each round beginning with another site: what the machine does beside
 * falls on all of them alike.
 *
 * @returns the figures of each site by its name, a figure per round
 */
export async function inRounds<Figure>(
  sites: readonly ServedSite[],
  rounds: number,
  measure: (served: ServedSite) => Promise<Figure>,
): Promise<Map<string, Figure[]>> {
  const figures = new Map<string, Figure[]>(sites.map(({ site }) => [site.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % sites.length;
    for (const served of [...sites.slice(first), ...sites.slice(0, first)]) {
      figures.get(served.site.name)?.push(await measure(served));
    }
  }
  return figures;
}
