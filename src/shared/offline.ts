/** The service worker's file, below the site's root. Its folder is what it may serve. */
export const WORKER_FILE = 'service-worker.js';

/** The document that stands in for a page that is not saved, below the site's root. */
export const OFFLINE_DOCUMENT = 'offline.html';

/** Marks an answer that the worker gave because there is neither a network nor a saved file. */
export const NOT_SAVED_HEADER = 'X-Not-Saved';

/** The first part of the names of all caches of a site, by its base path: other sites may share the origin. */
export function cachePrefix(base: string): string {
  return `site ${base} `;
}

/** What the build tells the worker. Files are named by their paths below the site's root; pages by their routes. */
export interface OfflineSettings {
  /** The release that the worker belongs to. */
  readonly release: string;
  /** Base path of the site, with a slash at both ends. */
  readonly base: string;
  /** What every page needs; saved before the worker becomes active. */
  readonly core: readonly string[];
  /** What a reader may need who visits more than one page: the search, menus, demos, styles of other kinds of pages. */
  readonly common: readonly string[];
  /** Files that keep their names from release to release, by the hashes of what this release has in them. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The file that lists everything but the core, as a JSON array. */
  readonly restList: string;
}

/** What a page asks of the worker. */
export type OfflineRequest =
  /** To say how it stands; `release` is the page's own. */
  | { readonly kind: 'status'; readonly release: string | undefined }
  /** To save files. */
  | { readonly kind: 'save'; readonly files: readonly string[] }
  /** To save what is common to the pages. */
  | { readonly kind: 'save-common' }
  /** To remember that all of the release is saved. */
  | { readonly kind: 'complete' }
  /** To take the place of the former release's worker now; or only if no other page of the site is open. */
  | { readonly kind: 'take-over'; readonly onlyIfAlone: boolean };

/** What the worker says of itself. */
export interface OfflineStatus extends Pick<OfflineSettings, 'release' | 'restList'> {
  /** Whether all of the release is saved. */
  readonly complete: boolean;
}

/** What became of files that were to be saved. */
export type SaveOutcome = 'saved' | 'no-answer' | 'other-release' | 'no-room';

/** The answers to requests; `undefined` where there is nothing to say. */
export interface OfflineAnswers {
  readonly status: OfflineStatus;
  readonly save: SaveOutcome;
  readonly 'save-common': SaveOutcome;
  readonly complete: undefined;
  readonly 'take-over': undefined;
}
