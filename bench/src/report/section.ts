import type { Results } from '../results.ts';
import { readResults } from '../results.ts';
import type { Row } from './row.ts';

/** A part of the report: the measurements of one suite. */
export interface Section {
  readonly title: string;
  /** The method of measurement, in sentences. */
  readonly method: string;
  readonly rows: readonly Row[];
  /** Additional text below the table, in markdown. */
  readonly more?: string;
  readonly date: string;
  /** The commit of this site that was measured. */
  readonly commit: string;
  readonly rounds: number;
}

/** The browser of a section. */
export interface SectionBrowser {
  /** Added to the title. */
  readonly title: string;
  /** Added to the method. */
  readonly method: string;
}

/** The browser of all sections that do not name another one. */
export const HEADLESS_SHELL: SectionBrowser = { title: '', method: '' };

/** Chromium with all of its parts, for the sections that are measured in both. */
export const FULL_CHROMIUM: SectionBrowser = {
  title: ', in a full Chromium',
  method:
    ' Chromium with all of its parts is started anew for each visit, and estimates the line by itself: about 1.5 Mbit/s ' +
    'until it has measured it, where the headless shell always reports 10.',
};

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
