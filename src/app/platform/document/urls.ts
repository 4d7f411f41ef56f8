import { withSlash } from '../../../shared/page-path.ts';

/** Returns a path with a slash at its end, if addresses of this site have one. */
export function inSiteForm(path: string): string {
  return import.meta.env.SITE_TRAILING_SLASH ? withSlash(path) : path;
}

/** Returns the URL of a path of this site for an `href`: puts the base path before the path of a route. */
export function siteUrl(path: string): string {
  return `${import.meta.env.BASE_URL}${inSiteForm(path).slice(1)}`;
}

/**
 * The search page for forms, and for links that open a document, which append a query. It ends with a slash because
 * some hosts drop the query when they redirect to the slash.
 */
export const SEARCH_URL = siteUrl('/search/');

/** Folders of the site whose files are not pages of the app: the browser loads them itself. */
const OUTSIDE = /^\/(assets|data|examples|playground)(\/|$)/;

/** Whether a path of the site, without the base path, is a page of the app. A file ending belongs to a file. */
export function isAppPath(path: string): boolean {
  return path.startsWith('/') && !OUTSIDE.test(path) && !/\.(md|txt|xml|json|svg)$/.test(path);
}

/** The target of a link to a page of this site. */
export interface SiteTarget {
  /** Path without the base path, such as `/docs/overview`. */
  readonly path: string;
  readonly search: string;
  /** Without `#`; empty if the link names no section. */
  readonly hash: string;
}

/** Whether the app handles a click. The browser handles clicks that open a new tab or window, or save. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/**
 * Returns the page of this site that a link leads to; `undefined` for downloads, other targets, other origins, and
 * files that are not pages of the app.
 */
export function siteTarget(link: HTMLAnchorElement, base: string): SiteTarget | undefined {
  const opensElsewhere = link.target !== '' && link.target !== '_self';
  if (link.origin !== window.location.origin || link.hasAttribute('download') || opensElsewhere)
    return undefined;
  if (!`${link.pathname}/`.startsWith(base)) return undefined;
  const path = `/${link.pathname.slice(base.length)}`;
  if (!isAppPath(path)) return undefined;
  return { path, search: link.search, hash: link.hash.slice(1) };
}

/** Returns the parameters of a URL as plain text. If a name is repeated, the first value counts. */
export function parseSearchParams(search: string): Record<string, string> {
  // The later entry wins in an object, so the order is reversed.
  return Object.fromEntries([...new URLSearchParams(search)].reverse());
}

/** The counterpart of `parseSearchParams`: `?name=value`, or an empty string if nothing is set. */
export function stringifySearchParams(parameters: Record<string, unknown>): string {
  const entries = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? '' : `?${search}`;
}
