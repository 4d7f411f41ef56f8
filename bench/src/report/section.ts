import type { Results } from '../results.ts';
import { readResults } from '../results.ts';
import type { Row } from './row.ts';

/** A part of the report: what one suite has measured. */
export interface Section {
  readonly title: string;
  /** How it is measured, in sentences. */
  readonly method: string;
  readonly rows: readonly Row[];
  /** What does not fit into the table, in markdown. */
  readonly more?: string;
  readonly date: string;
  /** The commit of this site that was measured. */
  readonly commit: string;
  readonly rounds: number;
}

/** Makes a suite's section from its kept figures; undefined where the suite has not been run. */
export async function readSection<Figures>(
  suite: string,
  describe: (results: Results<Figures>) => Omit<Section, 'date' | 'commit' | 'rounds'>,
): Promise<Section | undefined> {
  const results = await readResults<Figures>(suite);
  if (results === undefined) return undefined;
  const { date, commit, rounds } = results;
  return { ...describe(results), date, commit, rounds };
}
