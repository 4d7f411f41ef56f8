import { forEachSite, type SiteName } from '../sites/site.ts';

/** The figures of each site, one for each round. */
export type BySite<Figure> = Record<SiteName, Figure[]>;

/** Measures generators in turn, round after round, each round beginning with a different one. */
export async function inTurn<Figure>(
  what: string,
  names: readonly SiteName[],
  rounds: number,
  measure: (name: SiteName) => Promise<Figure>,
): Promise<BySite<Figure>> {
  const figures: BySite<Figure> = forEachSite(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      console.log(`Measuring ${what}, round ${round + 1} of ${rounds}: ${name}`);
      figures[name].push(await measure(name));
    }
  }
  return figures;
}
