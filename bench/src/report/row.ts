import { PEERS, type SiteName } from '../sites/site.ts';

/** The figures of a row by site; undefined where a site has none. */
export type Figures = Readonly<Record<SiteName, number | undefined>>;

/** What this site wants to reach in a row. */
export type Target =
  /** At most so many times the best peer's figure. */
  | { readonly kind: 'ratio'; readonly most: number }
  /** At most this, whatever the peers have. */
  | { readonly kind: 'most'; readonly most: number }
  /** At least this, whatever the peers have. */
  | { readonly kind: 'least'; readonly least: number };

/** A row of the report. */
export interface Row {
  readonly name: string;
  readonly figures: Figures;
  /** Digits after the point. */
  readonly digits: number;
  readonly target?: Target;
  /** Whether more is better, as in scores; less is, where it is left out. */
  readonly isScore?: boolean;
}

/** The best figure of the peers; undefined where none has any. */
export function bestPeer({ figures, isScore = false }: Row): number | undefined {
  const known = PEERS.map((name) => figures[name]).filter((figure) => figure !== undefined);
  if (known.length === 0) return undefined;
  return isScore ? Math.max(...known) : Math.min(...known);
}

/** This site's figure in proportion to the best peer's; undefined where there is no proportion. */
export function ratio(row: Row): number | undefined {
  const best = bestPeer(row);
  return row.figures.ours === undefined || !best ? undefined : row.figures.ours / best;
}

/** Whether this site reaches its target; undefined where there is no target or no figure. */
export function isMet(row: Row): boolean | undefined {
  const { target, figures } = row;
  if (target === undefined || figures.ours === undefined) return undefined;
  if (target.kind === 'most') return figures.ours <= target.most;
  if (target.kind === 'least') return figures.ours >= target.least;
  const best = bestPeer(row);
  return best === undefined ? undefined : figures.ours <= best * target.most;
}
