import { type BySite, inTurn } from '../building/in-turn.ts';
import type { ServedSite } from './served-site.ts';

/**
 * Measures all sites in turn, round after round, each round beginning with a different site, so that other load on the
 * machine affects all of them equally.
 *
 * @param what the description of the measurement, for progress messages
 */
export async function inRounds<Figure>(
  what: string,
  sites: readonly ServedSite[],
  rounds: number,
  measure: (served: ServedSite) => Promise<Figure>,
): Promise<BySite<Figure>> {
  const byName = new Map(sites.map((served) => [served.site.name, served]));
  return inTurn(what, [...byName.keys()], rounds, (name) => {
    const served = byName.get(name);
    if (served === undefined) throw new Error(`The site ${name} is not served.`);
    return measure(served);
  });
}
