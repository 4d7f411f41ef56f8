import { PAGE_NAMES, type PageName } from '../browsing/served-site.ts';
import type { Row, Target } from './row.ts';

/** A row for each of the pages that are measured. */
export function perPage(row: (page: PageName) => Row): readonly Row[] {
  return PAGE_NAMES.map(row);
}

/** At most so many times the figure of the best peer. */
export function atMostTimes(most: number): Target {
  return { kind: 'ratio', most };
}

/** Bytes in a kilobyte: what travels is counted in thousands. */
export const KILO = 1000;
