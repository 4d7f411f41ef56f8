import { decoded } from '../../../../shared/decoded.ts';
import { classifyUrl } from '../../../../shared/safe-url.ts';

/** The addresses against which a hit's URL is checked. */
export interface SiteAddress {
  /** Origins under which this site is known: `https://craft.js.org`. */
  readonly origins: readonly string[];
  /** Base path, with a slash at both ends. */
  readonly base: string;
  /** Returns the route of the page at a path without the base path, or of the page that was there before it moved. */
  readonly findPage: (path: string) => string | undefined;
}

/**
 * Returns the path and anchor of a page of this site, without the base path, from the URL of a hit. Returns undefined
 * for everything else: scripts, other sites, pages that this release does not have.
 */
export function hitHref(url: string, { origins, base, findPage }: SiteAddress): string | undefined {
  const classified = classifyUrl(url);
  if (classified.kind !== 'site' && classified.kind !== 'external') return undefined;
  const { origin, pathname, hash } = new URL(classified.href, origins[0]);
  if (!origins.includes(origin) || !`${pathname}/`.startsWith(base)) return undefined;
  const page = findPage(`/${pathname.slice(base.length)}`);
  // Ids are compared unencoded, but a URL may encode them.
  return page && `${page}${decoded(hash) ?? hash}`;
}
