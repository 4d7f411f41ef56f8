import { site } from 'derived/site.ts';
import { decoded } from '../../../shared/decoded.ts';
import { editDistance } from '../../../shared/edit-distance.ts';
import { pagePath } from '../../../shared/page-path.ts';
import type { SiteLink } from '../../../shared/site-data.ts';
import { knownDocs } from '../../data/match-page.ts';
import { isAppPath } from '../../platform/document/urls.ts';

const MAX_PAGES = 5;

/**
 * Returns the pages with addresses similar to an unknown one, the most similar first.
 *
 * @param path the unknown path, without the base path
 */
export function similarPages(path: string, pages: readonly SiteLink[] = knownPages()): readonly SiteLink[] {
  const wanted = comparable(path);
  return pages
    .map((page) => ({ page, distance: distanceBetween(wanted, comparable(page.href), page.label) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

/** The pages whose addresses and titles the app has: those of the sidebar, and the site's own links. */
function knownPages(): readonly SiteLink[] {
  return [
    ...knownDocs.map(({ id, title }) => ({ label: title, href: pagePath(id) })),
    ...site.smallPrint.filter(({ href }) => isAppPath(href)),
  ];
}

/** Normalises a path for comparison: lower case, without the folder of all pages and without file endings. */
function comparable(path: string): string {
  return (decoded(path) ?? path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .replace(/^\/docs(?=\/)/, '')
    .slice(1);
}

/**
 * Counts the typing mistakes between two paths, or between their last names where these are closer: pages move between
 * folders. Pages whose name or title has the words of the wanted one come after similar names, and the pages of a folder
 * after these. Infinite if the paths are not similar.
 */
function distanceBetween(wanted: string, path: string, title: string): number {
  const moved = mistakes(lastName(wanted), lastName(path)) + 0.5;
  const words = wordsOf(lastName(wanted));
  const others = [...wordsOf(lastName(path)), ...wordsOf(title.toLowerCase())];
  const hasWords =
    words.length > 0 && words.every((word) => others.some((other) => mistakes(word, other) < 2));
  const isOtherFolder = mistakes(folder(wanted), folder(path)) === Number.POSITIVE_INFINITY;
  const isInside = wanted !== '' && path.startsWith(`${wanted}/`);
  return Math.min(
    mistakes(wanted, path),
    moved,
    hasWords ? (isOtherFolder ? 60 : 50) : Number.POSITIVE_INFINITY,
    isInside ? 100 : Number.POSITIVE_INFINITY,
  );
}

/** Returns the words of a name that are long enough to mean something. */
function wordsOf(name: string): readonly string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
}

function folder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The edit distance of two names. Infinite if it is large for the length of the wanted one. */
function mistakes(wanted: string, name: string): number {
  if (wanted === '') return Number.POSITIVE_INFINITY;
  const tolerated = Math.max(1, Math.floor(wanted.length / 3));
  const distance = editDistance(wanted, name, tolerated)?.whole ?? Number.POSITIVE_INFINITY;
  return distance > tolerated ? Number.POSITIVE_INFINITY : distance;
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
