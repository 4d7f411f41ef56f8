import type { OfflineSettings } from '../shared/offline.ts';
import { scope } from './scope.ts';

/** Replaced by the build with the settings object. */
declare const OFFLINE_SETTINGS: OfflineSettings;

/** The build's settings for the release that this worker belongs to. */
export const settings: OfflineSettings = OFFLINE_SETTINGS;

/**
 * Returns the file or page that a URL names, below the site's root; `undefined` outside of the site. Ignores a trailing
 * slash and a query: hosts add the former, and no page's document depends on the latter.
 */
export function siteFile({ origin, pathname }: URL): string | undefined {
  if (origin !== scope.location.origin || !pathname.startsWith(settings.base)) return undefined;
  return pathname.slice(settings.base.length).replace(/\/$/, '');
}

/** The URL of a file, which is its key in caches. */
export function fileUrl(file: string): string {
  return new URL(settings.base + file, scope.location.origin).href;
}

/** The path of a page's data, without that of the page. */
const DATA = /^data\/(.+)\.json$/;

/** Returns the page whose data a file contains. */
export function pageOfData(file: string): string | undefined {
  const page = DATA.exec(file)?.[1];
  return page === 'index' ? '' : page;
}

/** Whether a file is the document of a page. */
export function isPage(file: string): boolean {
  return Object.hasOwn(settings.pages, file);
}

/** Returns the beginning of a file's hash; undefined if this release has no such file, or offline readers do not need it. */
export function hashOfFile(file: string): string | undefined {
  if (isPage(file)) return settings.pages[file]?.[0];
  const page = pageOfData(file);
  if (page !== undefined) return isPage(page) ? settings.pages[page]?.[1] : undefined;
  return Object.hasOwn(settings.hashes, file) ? settings.hashes[file] : undefined;
}
