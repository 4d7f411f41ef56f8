import { PAGE_NAMES, type PageName } from '../browsing/served-site.ts';
import type { Row, Target } from './row.ts';

/** Returns a row for each of the measured pages. */
export function perPage(row: (page: PageName) => Row): readonly Row[] {
  return PAGE_NAMES.map(row);
}

/** Returns the target of at most so many times the best peer's figure. `ifMissed` says what keeps it from being met. */
export function atMostTimes(most: number, ifMissed?: string): Target {
  return { kind: 'ratio', most, ifMissed };
}

/** Returns the target of at most this value, regardless of the peers. `ifMissed` says what keeps it from being met. */
export function atMost(most: number, ifMissed?: string): Target {
  return { kind: 'most', most, ifMissed };
}

/** Bytes in a kilobyte: transfers are counted in thousands. */
export const KILO = 1000;
