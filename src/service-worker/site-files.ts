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

/** Whether a file or page belongs to this worker's release, as far as offline readers need it. */
export function isOfRelease(file: string): boolean {
  return Object.hasOwn(settings.hashes, file);
}
