import { PAGE_NAMES, type PageName } from '../browsing/served-site.ts';
import type { Row, Target } from './row.ts';

/** Returns a row for each of the measured pages. */
export function perPage(row: (page: PageName) => Row): readonly Row[] {
  return PAGE_NAMES.map(row);
}

/** Returns the target of at most so many times the best peer's figure. */
export function atMostTimes(most: number): Target {
  return { kind: 'ratio', most };
}

/** Returns the target of at most this value, regardless of the peers. */
export function atMost(most: number): Target {
  return { kind: 'most', most };
}

/** Bytes in a kilobyte: transfers are counted in thousands. */
export const KILO = 1000;
