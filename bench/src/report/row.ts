import { PEERS, type SiteName } from '../sites/site.ts';

/** The figures of a row by site; undefined if a site has none. */
export type Figures = Readonly<Record<SiteName, number | undefined>>;

/** The target of this site in a row, and what keeps it from being met: a sentence for the report if it is missed. */
export type Target = { readonly ifMissed?: string | undefined } & (
  | {
      /** At most this multiple of the best peer's figure. */
      readonly kind: 'ratio';
      readonly most: number;
    }
  | {
      /** At most this value, regardless of the peers. */
      readonly kind: 'most';
      readonly most: number;
    }
  | {
      /** At least this value, regardless of the peers. */
      readonly kind: 'least';
      readonly least: number;
    }
);

/** A row of the report. */
export interface Row {
  readonly name: string;
  readonly figures: Figures;
  /** The number of decimal places. */
  readonly digits: number;
  readonly target?: Target;
  /** Whether higher is better, as in scores; lower is better by default. */
  readonly isScore?: boolean;
}

/** Returns the best figure of the peers; undefined if there is none. */
export function bestPeer({ figures, isScore = false }: Row): number | undefined {
  const known = PEERS.map((name) => figures[name]).filter((figure) => figure !== undefined);
  if (known.length === 0) return undefined;
  return isScore ? Math.max(...known) : Math.min(...known);
}

/** Returns the ratio of this site's figure to the best peer's; undefined if there is none. */
export function ratio(row: Row): number | undefined {
  const best = bestPeer(row);
  return row.figures.ours === undefined || !best ? undefined : row.figures.ours / best;
}

/** Whether this site reaches its target; undefined without a target or a figure. */
export function isMet(row: Row): boolean | undefined {
  const { target, figures } = row;
  if (target === undefined || figures.ours === undefined) return undefined;
  if (target.kind === 'most') return figures.ours <= target.most;
  if (target.kind === 'least') return figures.ours >= target.least;
  const best = bestPeer(row);
  return best === undefined ? undefined : figures.ours <= best * target.most;
}
