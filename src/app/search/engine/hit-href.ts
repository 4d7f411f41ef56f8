import { classifyUrl } from '../../../shared/safe-url.ts';

/** What a hit's URL is checked against. */
export interface SiteAddress {
  /** Origins under which this site is known: `https://craft.js.org`. */
  readonly origins: readonly string[];
  /** Base path, with a slash at both ends. */
  readonly base: string;
  /** The route of the page at a path without the base path, or of the one that was there; else undefined. */
  readonly findPage: (path: string) => string | undefined;
}

/**
 * The path and anchor of a page of this site, without the base path, from the URL of a hit. Undefined for everything
 * else: scripts, other sites, pages that this release does not have.
 */
export function hitHref(url: string, { origins, base, findPage }: SiteAddress): string | undefined {
  const classified = classifyUrl(url);
  if (classified.kind !== 'site' && classified.kind !== 'external') return undefined;
  const [origin = 'http://localhost'] = origins;
  const { href } = classified;
  // No base is given to URLs that have one, so that nothing but `origins` decides.
  const target = classified.kind === 'site' ? new URL(`${origin}${href}`) : new URL(href);
  if (classified.kind === 'external' && !origins.includes(target.origin)) return undefined;
  if (!`${target.pathname}/`.startsWith(base)) return undefined;
  const page = findPage(`/${target.pathname.slice(base.length)}`);
  return page === undefined ? undefined : `${page}${decodedHash(target.hash)}`;
}

/** Ids are written as they are; a URL may have them encoded. */
function decodedHash(hash: string): string {
  if (hash === '#') return '';
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
