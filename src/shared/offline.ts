/** The service worker's file, below the site's root. Its folder is the worker's scope. */
export const WORKER_FILE = 'service-worker.js';

/** The document that stands in for a page that is not saved, below the site's root. */
export const OFFLINE_DOCUMENT = 'offline.html';

/**
 * Marks the worker's answer to a request for a page's data that are not saved, while there is no network. The value is
 * `document` if the page's document is saved.
 */
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
  /** Files for readers of two pages, the search and dialogs; then those for readers of three, menus and the search page. */
  readonly common: readonly (readonly string[])[];
  /** The pages, each with the beginnings of the SHA-256 hashes of its document and of its data. */
  readonly pages: Readonly<Record<string, readonly [document: string, data: string]>>;
  /** All other files that may be saved, each with the same of its own. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** A message from a page to the worker. */
export type OfflineRequest =
  | { readonly kind: 'save'; readonly files: readonly string[] }
  | { readonly kind: 'save-common' }
  /** Replaces the former release's worker if no other page of the site is open. */
  | { readonly kind: 'activate' };
