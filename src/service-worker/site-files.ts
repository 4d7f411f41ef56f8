import { pageDataPath } from '../shared/page-data-path.ts';
import { scope } from './scope.ts';
import { settings } from './settings.ts';

/** `asset`: named by its content; `data`: a page's data; `picture`: named alike in all releases; else a document. */
export type FileKind = 'asset' | 'data' | 'picture' | 'document';

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
  const path = file.replace(/^\/|\/$/g, '');
  return new URL(`${settings.base}${path}`, scope.location.origin).href;
}

/** Returns the file of a page that has moved, or of its data, by the former file; undefined for any other file. */
export function newFile(file: string): string | undefined {
  const page = /^data\/(.+)\.json$/.exec(file)?.[1];
  const moved = Object.hasOwn(settings.moves, page ?? file) ? settings.moves[page ?? file] : undefined;
  return page === undefined || moved === undefined ? moved : pageDataPath(`/${moved}`);
}

export function fileKind(file: string): FileKind {
  if (file.startsWith('assets/')) return 'asset';
  if (file.startsWith('data/')) return 'data';
  return Object.hasOwn(settings.hashes, file) ? 'picture' : 'document';
}
