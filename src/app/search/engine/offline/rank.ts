import { matchQuery } from './match-query.ts';
import type { TermMatches } from './match-word.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { type ScoredSection, scoreSections } from './score-sections.ts';
import type { SearchIndex } from './search-index.ts';
import { ELSEWHERE_ON_PAGE, NEXT_SECTION, OTHER_SECTIONS, WITHOUT_WORD } from './weights.ts';

/** The sections that answer a query. */
export interface Ranking {
  /** Numbers of the sections, best first. */
  readonly sections: readonly number[];
  /** The terms for which each word of the query stood. */
  readonly terms: readonly TermMatches[];
}

/**
 * Finds and orders the sections that answer a query. Where nothing has all of its words, it is taken for mistyped, and
 * at last for one that says more than the documentation.
 */
export function rank(text: string, index: SearchIndex): Ranking {
  const query = parseQuery(text);
  const asTyped = attempt(query, index, false);
  if (asTyped.whole.length > 0) return ranking(asTyped.whole, asTyped);
  const corrected = attempt(query, index, true);
  if (corrected.whole.length > 0) return ranking(corrected.whole, corrected);
  // Queries name more than the documentation says: half of the words will do.
  const most = Math.floor(query.words.length / 2);
  return ranking(
    corrected.pages.flatMap((sections) => nearlyAll(sections, corrected.terms.length, most)),
    corrected,
  );
}

interface Attempt {
  /** For each page its sections that have a word at least. */
  readonly pages: readonly (readonly ScoredSection[])[];
  /** The sections that have all words, and those that have them together with their pages. */
  readonly whole: readonly ScoredSection[];
  readonly terms: readonly TermMatches[];
}

function attempt(query: Query, index: SearchIndex, allowTypos: boolean): Attempt {
  const terms = matchQuery(query, index.vocabulary, allowTypos);
  const byPage = new Map<number, ScoredSection[]>();
  for (const section of scoreSections(query, terms, index)) {
    const page = index.sections[section.number]?.page ?? 0;
    const others = byPage.get(page);
    if (others === undefined) byPage.set(page, [section]);
    else others.push(section);
  }
  const pages = [...byPage.values()];
  return { pages, whole: pages.flatMap((sections) => rankPage(sections, terms.length)), terms };
}

function ranking(found: readonly ScoredSection[], { terms }: Attempt): Ranking {
  return { sections: found.toSorted(byScore).map(({ number }) => number), terms };
}

/**
 * The sections of a page that have all words, and the best of its others where the page as a whole has them: the
 * heading that is looked for need not repeat what its page is about.
 */
function rankPage(sections: readonly ScoredSection[], words: number): ScoredSection[] {
  const onPage = new Set(sections.flatMap(({ found }) => [...found]));
  if (onPage.size < words) return [];
  const complete = sections.filter(({ found }) => found.size === words);
  const [best] = sections
    .filter(({ isPage, found }) => found.size < words && !(isPage && complete.length > 0))
    .sort(byScore);
  return spread(
    best === undefined ? complete : [...complete, { ...best, score: best.score * ELSEWHERE_ON_PAGE }],
  );
}

/** The sections that lack at most so many words. */
function nearlyAll(sections: readonly ScoredSection[], words: number, most: number): ScoredSection[] {
  const near = sections.filter(({ found }) => words - found.size <= most);
  return spread(
    near.map((section) => ({
      ...section,
      score: section.score * WITHOUT_WORD ** (words - section.found.size),
    })),
  );
}

/** Orders the sections of one page, lets each add to the others, and keeps them from taking all the first places. */
function spread(sections: readonly ScoredSection[]): ScoredSection[] {
  const sorted = sections.toSorted(byScore);
  const others = sorted.slice(1, 6).reduce((sum, { score }) => sum + score, 0) * OTHER_SECTIONS;
  return sorted.map((section, place) => ({
    ...section,
    score: (section.score + others) * NEXT_SECTION ** place,
  }));
}

/** Best first; what stands first in the documentation where there is no difference. */
function byScore(a: ScoredSection, b: ScoredSection): number {
  return b.score - a.score || a.number - b.number;
}
