import { LIVE_REGION_ID } from './live-region-id.ts';

/**
 * The ids of the site's own elements on pages with an article. Headings and other parts of an article never get them.
 * The ids that React generates begin with an underscore, which no id of an article does.
 */
export const PAGE_IDS = {
  /** The element that the app renders into. */
  root: 'root',
  main: 'main',
  /** The page's data without its article. */
  pageData: 'page-data',
  /** The title of the example editor on the landing page. */
  embedTitle: 'embed-title',
  /** The corner with the notices. */
  notices: 'notices',
  /** The tooltip with the type of a name in a sample. */
  sampleType: 'sample-type',
} as const;

/** The same ids and that of the live region, as a list. */
export const OWN_IDS: readonly string[] = [...Object.values(PAGE_IDS), LIVE_REGION_ID];

/** The beginning of the id of a challenge, before its name. */
export const CHALLENGE = 'challenge-';
