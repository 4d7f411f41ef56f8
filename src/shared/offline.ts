/** The service worker's file, below the site's root. Its folder is the worker's scope. */
export const WORKER_FILE = 'service-worker.js';

/** The document that stands in for a page that is not saved, below the site's root. */
export const OFFLINE_DOCUMENT = 'offline.html';

/** Marks an answer that the worker gave because there is neither a network nor a saved file. */
export const NOT_SAVED_HEADER = 'X-Not-Saved';

/** The first part of the names of all caches of a site, by its base path: other sites may share the origin. */
export function cachePrefix(base: string): string {
  return `site ${base} `;
}

/** The settings of the worker, written by the build. Files are paths below the site's root; pages are routes. */
export interface OfflineSettings {
  /** The release that the worker belongs to. */
  readonly release: string;
  /** Base path of the site, with a slash at both ends. */
  readonly base: string;
  /** Files that every page needs; saved before the worker becomes active. */
  readonly precache: readonly string[];
  /** The hashes of files whose bytes are compared before they are saved: the precache, pictures, and the lists below. */
  readonly hashes: Readonly<Record<string, string>>;
  /** The pages that have moved: their current files by their former ones. */
  readonly moves: Readonly<Record<string, string>>;
  /** The file that lists everything but the precache, as a JSON array. */
  readonly optionalFilesManifest: string;
  /** The file that contains `ListedFiles`, as JSON. */
  readonly fileList: string;
}

/** What the worker needs to know of files outside the precache. A reader of a single page may never need it. */
export interface ListedFiles {
  /** Files for readers of more than one page: the search, menus, demos, styles of other kinds of pages. */
  readonly common: readonly string[];
  /** The hashes of all other assets. Their number may grow with the site. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** A message from a page to the worker. */
export type OfflineRequest =
  /** Returns the worker's state; `release` is the page's own. */
  | { readonly kind: 'status'; readonly release: string | undefined }
  | { readonly kind: 'save'; readonly files: readonly string[] }
  | { readonly kind: 'save-common' }
  /** Records that the whole release is saved. */
  | { readonly kind: 'complete' }
  /** Replaces the former release's worker now, or only if no other page of the site is open. */
  | { readonly kind: 'take-over'; readonly onlyIfAlone: boolean };

/** The state of the worker. */
export interface OfflineStatus extends Pick<OfflineSettings, 'release' | 'optionalFilesManifest'> {
  /** Whether all of the release is saved. */
  readonly complete: boolean;
}

/**
 * The outcome of saving files. `no-answer`: nothing came, or not the whole file as it was built; `altered-picture`: the
 * same for pictures alone, which some hosts compress again.
 */
export type SaveOutcome = 'saved' | 'altered-picture' | 'no-answer' | 'other-release' | 'no-room';

/** The answers to requests; `undefined` if there is nothing to report. */
export interface OfflineAnswers {
  readonly status: OfflineStatus;
  readonly save: SaveOutcome;
  readonly 'save-common': SaveOutcome;
  readonly complete: undefined;
  readonly 'take-over': undefined;
}
