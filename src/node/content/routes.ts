import {
  pagePath,
  pageSlug,
  textPageName,
  textPagePath,
  withoutSlash,
  withSlash,
} from '../../shared/page-path.ts';
import { PLAYGROUND_PATH } from '../../shared/playground-link.ts';
import { contentError, type Diagnostic } from './diagnostic.ts';

/** Where a site is on its host. */
export interface SitePlace {
  /** Base path, with a slash at both ends: `/` or `/craft/`. */
  readonly base: string;
  /** Whether the addresses of pages end with a slash, as those of hosts that redirect to it. */
  readonly trailingSlash?: boolean | undefined;
}

/** Returns a path of the site with its base path, for an `href`. */
export function pathOf(route: string, { base, trailingSlash }: SitePlace): string {
  return `${base}${(trailingSlash ? withSlash(route) : route).slice(1)}`;
}

/** Routes of the app that are not pages: links may lead to them, and pages must not use them. */
export const OWN_ROUTES: readonly string[] = ['/docs', '/search', '/404', '/offline'];

/** Folders for other files of the build, for the pages outside the app and for the content editor. */
const OWN_FOLDERS: readonly string[] = ['/admin', '/assets', '/data', '/examples'];

/** A page "/index" would overwrite the data of the landing page: see `pageDataPath`. */
const OWN_KEYS: ReadonlySet<string> = new Set([...OWN_ROUTES, '/index', `/${PLAYGROUND_PATH}`].map(pathKey));

/** Whether the site itself has something at a path. */
export function isOwnPath(path: string): boolean {
  const key = pathKey(path);
  return OWN_KEYS.has(key) || OWN_FOLDERS.some((folder) => `${key}/`.startsWith(`${folder}/`));
}

/** Returns the route of a documentation page or a text page from its file's path below the content folder. */
export function routeOfFile(contentPath: string): string {
  return contentPath.startsWith('docs/')
    ? pagePath(pageSlug(contentPath))
    : textPagePath(textPageName(contentPath));
}

/**
 * Returns the files of pages that the site publishes, by the {@link pathKey} of their routes: of several files with the same
 * one the first in the order of their paths, and none for a route of the site itself.
 */
export function publishedFiles(contentPaths: Iterable<string>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const file of [...contentPaths].sort()) {
    const route = routeOfFile(file);
    if (!files.has(pathKey(route)) && !isOwnPath(route)) files.set(pathKey(route), file);
  }
  return files;
}

/**
 * Returns the problem of a page with a name that no URL can contain, that must be encoded in links, or that looks like a
 * file that the build writes beside a page.
 */
export function checkName(file: string, route: string): readonly Diagnostic[] {
  const [trouble] =
    /[?#%\\]/.exec(route) ?? /[\s"<>`{}|^[\]]/u.exec(route) ?? /\.(?:md|html|json|xml)$/i.exec(route) ?? [];
  if (trouble === undefined) return [];
  const message = `The page's address "${route}" contains "${trouble}", which makes trouble in links.`;
  return [contentError(file, message, 'Rename the file: use letters, digits, "-", "." and "_".')];
}

/** Normalises a path so that paths which some file systems and hosts treat as the same are equal. */
export function pathKey(path: string): string {
  return withoutSlash(path.normalize('NFC').toLowerCase());
}
