import { type Results, readResults } from '../results.ts';
import type { Row } from './row.ts';

/** A part of the report: the measurements of one suite. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Additional text below the table, in markdown. */
  readonly more?: string;
  readonly date: string;
  /** The commit of this site that was measured. */
  readonly commit: string;
  readonly rounds: number;
}

/** Creates a suite's section from its stored figures; undefined if the suite has not been run. */
export async function readSection<Figures>(
  suite: string,
  describe: (results: Results<Figures>) => Omit<Section, 'date' | 'commit' | 'rounds'>,
): Promise<Section | undefined> {
  const results = await readResults<Figures>(suite);
  if (results === undefined) return undefined;
  const { date, commit, rounds } = results;
  return { ...describe(results), date, commit, rounds };
}
