import { isAppPath } from './app-path.ts';

/** Where a link of this site leads. */
export interface SiteTarget {
  /** Path without the base path, such as `/docs/overview`. */
  readonly path: string;
  readonly search: string;
  /** Without `#`; empty when the link names no section. */
  readonly hash: string;
}

/** A click that the browser should handle: it opens a new tab or window, saves, or was handled already. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/**
 * The page of this site that a link leads to; `undefined` for downloads, other targets, other origins, and files that
 * are not pages of the app.
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
