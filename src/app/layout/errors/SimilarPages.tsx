import { useLocation } from '@tanstack/react-router';
import { site } from 'derived/site.ts';
import { decoded } from '../../../shared/decoded.ts';
import { editDistance } from '../../../shared/edit-distance.ts';
import { pagePath } from '../../../shared/page-path.ts';
import type { SiteLink } from '../../../shared/site-data.ts';
import { knownDocs } from '../../data/match-page.ts';
import { isAppPath } from '../../platform/document/urls.ts';
import { PageList } from './PageList.tsx';

/** Links to the pages with addresses similar to the reader's. */
export function SimilarPages() {
  const { pathname } = useLocation();
  return <PageList title="Pages with a similar address" id="similar-pages" pages={similarPages(pathname)} />;
}

const MAX_PAGES = 5;

/**
 * Returns the pages that share at least half of the words of an unknown address with their address or title, the most
 * similar first. The last word counts twice, because pages move between folders.
 *
 * @param path the unknown path, without the base path
 */
export function similarPages(path: string, pages: readonly SiteLink[] = KNOWN_PAGES): readonly SiteLink[] {
  const wanted = wordsOf(path);
  const scoreOf = ({ href, label }: SiteLink) => {
    const words = [...wordsOf(href), ...wordsOf(label)];
    const found = wanted.map((word) => similarity(word, words));
    // Of two, the shorter address is nearer.
    return found.reduce((sum, one) => sum + one, found.at(-1) ?? 0) - words.length / 100;
  };
  return pages
    .map((page) => ({ page, score: scoreOf(page) }))
    .filter(({ score }) => score * 2 > wanted.length)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

/** The pages whose addresses and titles the app has: those of the sidebar, and the site's own links. */
const KNOWN_PAGES: readonly SiteLink[] = [
  ...knownDocs.map(({ id, title }) => ({ label: title, href: pagePath(id) })),
  ...site.smallPrint.filter(({ href }) => isAppPath(href)),
];

/** Returns the words of a title or of a path, without the folder of all pages and the endings of files. */
function wordsOf(text: string): readonly string[] {
  const name = (decoded(text) ?? text).toLowerCase().replace(/(?:\/index)?\.(?:html?|mdx?)$/, '');
  return name.match(/(?<![\p{L}\p{N}])(?!docs\/)[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns 1 if a word is one of these, less if it differs from one by a few letters, and otherwise 0. */
function similarity(word: string, words: readonly string[]): number {
  if (words.includes(word)) return 1;
  const tolerated = Math.max(1, Math.floor(word.length / 3));
  const distances = words.map((other) => editDistance(word, other, tolerated)?.whole);
  return distances.some((distance) => distance !== undefined && distance <= tolerated) ? 0.9 : 0;
}
