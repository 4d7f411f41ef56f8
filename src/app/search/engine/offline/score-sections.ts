import type { TermMatches } from './match-word.ts';
import type { Query } from './parse-query.ts';
import { scoreWord, type WordScores } from './score-word.ts';
import type { SearchIndex } from './search-index.ts';
import type { IndexedSection } from './sections.ts';
import { INHERITED, PAGE, SAME_NAME, WHOLE_NAME } from './weights.ts';

/** A section that has a word of a query at least. */
export interface ScoredSection {
  readonly number: number;
  /** Whether it is the page itself. */
  readonly isPage: boolean;
  readonly score: number;
  /** Numbers of the words that stand in it, in a heading above it or in its page's title. */
  readonly found: ReadonlySet<number>;
}

/** Scores the sections in which words of a query stand, in document order. */
export function scoreSections(
  query: Query,
  terms: readonly TermMatches[],
  index: SearchIndex,
): ScoredSection[] {
  const words = terms.map((matches) => scoreWord(matches, index));
  return index.sections.flatMap((section, number) => {
    if (!words.some(({ own }) => (own[number] ?? 0) > 0)) return [];
    return [scoreSection(section, number, { query, words, sections: index.sections })];
  });
}

interface Scoring {
  readonly query: Query;
  readonly words: readonly WordScores[];
  readonly sections: readonly IndexedSection[];
}

function scoreSection(section: IndexedSection, number: number, scoring: Scoring): ScoredSection {
  const { query, words } = scoring;
  const found = new Set<number>();
  const names = new Map<number, number>([[number, 0]]);
  let score = 0;
  let inNames = 0;
  let inOwnName = 0;
  words.forEach(({ own, name, letters, rarity }, word) => {
    const named = namedBy(name, number, scoring.sections);
    const inherited = named === undefined || named === number ? 0 : INHERITED * (name[named] ?? 0);
    const value = Math.max(own[number] ?? 0, inherited);
    if (value > 0) found.add(word);
    score += rarity * value;
    if (named === undefined) return;
    names.set(named, (names.get(named) ?? 0) + (letters[named] ?? 0));
    if (named === number) inOwnName += rarity;
    inNames += rarity;
  });
  score += WHOLE_NAME * inNames * namedShare(names, scoring);
  const isPage = section.parent === undefined;
  if (section.letters === query.letters && (isPage || words.length === 1)) score += SAME_NAME * inOwnName;
  return { number, isPage, score: isPage ? score * PAGE : score, found };
}

/** The section itself or the nearest one above it whose name has the word. */
function namedBy(
  name: Float64Array,
  number: number,
  sections: readonly IndexedSection[],
): number | undefined {
  let candidate: number | undefined = number;
  while (candidate !== undefined && (name[candidate] ?? 0) === 0) candidate = sections[candidate]?.parent;
  return candidate;
}

/** Which share of the names, given with their letters that the query accounts for, the query names. */
function namedShare(names: ReadonlyMap<number, number>, { query, sections }: Scoring): number {
  let all = 0;
  let named = 0;
  for (const [number, letters] of names) {
    const section = sections[number];
    const fillers = section?.fillers.filter((word) => query.fillers.includes(word)) ?? [];
    named += letters + fillers.join('').length;
    all += section?.letters.length ?? 0;
  }
  return all === 0 ? 0 : Math.min(1, named / all);
}
