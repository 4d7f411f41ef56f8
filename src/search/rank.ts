import { addTo } from '../shared/add-to.ts';
import { type Field, fieldOf, type IndexedSection, isName, sectionOf } from './format/search-postings.ts';
import { matchQuery, type TermMatch, type TermMatches } from './match.ts';
import { parseQuery, type Query } from './query.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Weight of a word by its field. Readers search for names first, and for text if no name matches. Only the relation of
 * these numbers matters, and it is robust: with three quarters or four thirds of any of them, hardly one query in fifty
 * gets another first answer.
 */
const FIELD_WEIGHTS: Readonly<Record<Field, number>> = {
  name: 10,
  namePart: 7,
  text: 3,
  textPart: 2.2,
  rest: 2.4,
  about: 8,
  anchor: 3,
};

/** Share that a word adds for a further, less significant field of the same section. */
const FURTHER_FIELD = 0.15;

/** Share of a word that occurs only in an enclosing heading or the page's title. */
const INHERITED = 0.4;

/** Bonus of each word in a name if the query contains the whole name; proportional if it contains a part. */
const COMPLETE_NAME = 6;

/** Bonus of each word if the normalised query is the name. */
const SAME_NAME = 8;

/** Score of a page whose title consists of the query's words: more than any other. */
const IS_TITLE = 1000;

/** Factor of a page over a section with the same words. */
const PAGE = 1.4;

/** Share of the other matching sections that each section of a page gains: such a page is about the topic. */
const OTHER_SECTIONS = 0.12;

/** Factor of each further section of the same page, so that one page does not take all the first places. */
const NEXT_SECTION = 0.9;

/** Factor of a section that lacks words which occur elsewhere on its page. */
const ELSEWHERE_ON_PAGE = 0.7;

/** Factor for each word that a section lacks. */
const MISSING_WORD = 0.65;

/** The sections that answer a query. */
export interface Ranking {
  /** Numbers of the sections, best first. */
  readonly sections: readonly number[];
  readonly terms: readonly TermMatches[];
}

/** From this number of words on, sections with most of them in their names come before some that have all in their texts. */
const MANY_WORDS = 3;

/** Fewer sections with all words of a query are hardly an answer, and may contain them by chance. */
const FEW_MATCHES = 4;

/**
 * Finds and orders the sections that answer a query: those with all words and, where these are few or the words many,
 * those with at least half of them.
 */
export function rank(text: string, index: SearchIndex): Ranking {
  const query = parseQuery(text);
  const terms = matchQuery(query, index.vocabulary);
  const pages = matchesByPage(query, terms, index);
  const full = pages.flatMap((sections) => fullMatches(sections, terms.length));
  const maxMissing = Math.floor(query.words.length / 2);
  const hasFewWords = query.words.length < MANY_WORDS;
  const partial =
    hasFewWords && full.length >= FEW_MATCHES
      ? []
      : pages.flatMap((sections) => partialMatches(sections, terms.length, maxMissing));
  const found = hasFewWords
    ? [...full.sort(byScore), ...partial.sort(byScore)]
    : [...full, ...partial].sort(byScore);
  return { sections: currentFirst([...new Set(found.map(({ number }) => number))], index.sections), terms };
}

/** Moves each deprecated entry behind the last current one of the same name. */
function currentFirst(found: readonly number[], sections: readonly IndexedSection[]): readonly number[] {
  const order = [...found];
  for (const number of found) {
    const { isDeprecated, normalizedName } = sections[number] ?? {};
    if (isDeprecated !== true) continue;
    const last = order.findLastIndex((other) => {
      const section = sections[other];
      return section?.isDeprecated === false && section.normalizedName === normalizedName;
    });
    const place = order.indexOf(number);
    if (last > place) order.splice(last, 0, ...order.splice(place, 1));
  }
  return order;
}

/** Returns for each page its sections that have at least one of the words. */
function matchesByPage(
  query: Query,
  terms: readonly TermMatches[],
  index: SearchIndex,
): readonly (readonly ScoredSection[])[] {
  const byPage = new Map<number, ScoredSection[]>();
  for (const section of scoreSections(query, terms, index)) {
    addTo(byPage, index.sections[section.number]?.page ?? 0, section);
  }
  return [...byPage.values()];
}

/**
 * The sections of a page that have all the words, and the best other one if the page as a whole has them: a heading
 * need not repeat what its page is about.
 */
function fullMatches(sections: readonly ScoredSection[], words: number): ScoredSection[] {
  const onPage = new Set(sections.flatMap(({ found }) => [...found]));
  if (onPage.size < words) return [];
  const complete = sections.filter(({ found }) => found.size === words);
  const [best] = sections
    .filter(({ isPage, found }) => found.size < words && !(isPage && complete.length > 0))
    .sort(byScore);
  return diversify(
    best === undefined ? complete : [...complete, { ...best, score: best.score * ELSEWHERE_ON_PAGE }],
  );
}

/** The sections that lack at most `maxMissing` words. */
function partialMatches(
  sections: readonly ScoredSection[],
  words: number,
  maxMissing: number,
): ScoredSection[] {
  const near = sections.filter(({ found }) => words - found.size <= maxMissing);
  return diversify(
    near.map((section) => ({
      ...section,
      score: section.score * MISSING_WORD ** (words - section.found.size),
    })),
  );
}

/**
 * Adds a share of the scores of a page's other sections to each, and keeps one page from taking all the first places.
 */
function diversify(sections: readonly ScoredSection[]): ScoredSection[] {
  const sorted = sections.toSorted(byScore);
  const others = sorted.slice(1, 6).reduce((sum, { score }) => sum + score, 0) * OTHER_SECTIONS;
  return sorted.map((section, place) => ({
    ...section,
    score: (section.score + others) * NEXT_SECTION ** place,
  }));
}

/** Best first; equal scores keep the order of the documentation. */
function byScore(a: ScoredSection, b: ScoredSection): number {
  return b.score - a.score || a.number - b.number;
}

interface ScoredSection {
  readonly number: number;
  readonly isPage: boolean;
  readonly score: number;
  /** Numbers of the words that occur in it, in an enclosing heading or in its page's title. */
  readonly found: ReadonlySet<number>;
}

/** Scores the sections in which words of a query occur, in document order. */
function scoreSections(query: Query, terms: readonly TermMatches[], index: SearchIndex): ScoredSection[] {
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
  const lettersByName = new Map<number, number>([[number, 0]]);
  let score = 0;
  let inNames = 0;
  let inOwnName = 0;
  let ownWords = 0;
  words.forEach(({ own, name, letters, idf }, word) => {
    const named = nearestNamed(name, number, scoring.sections);
    const inherited = named === undefined || named === number ? 0 : INHERITED * (name[named] ?? 0);
    const value = Math.max(own[number] ?? 0, inherited);
    if (value > 0) found.add(word);
    score += idf * value;
    if (named === undefined) return;
    lettersByName.set(named, (lettersByName.get(named) ?? 0) + (letters[named] ?? 0));
    if (named === number) {
      inOwnName += idf;
      ownWords += 1;
    }
    inNames += idf;
  });
  score += COMPLETE_NAME * inNames * namedShare(lettersByName, scoring);
  const isPage = section.parent === undefined;
  if (isSameName(section, query, lettersByName.get(number)) && (isPage || words.length === 1)) {
    score += SAME_NAME * inOwnName;
  }
  const letters = (lettersByName.get(number) ?? 0) + section.fillers.join('').length;
  if (isPage && ownWords === words.length && letters >= section.nameLength) score += IS_TITLE;
  return { number, isPage, score: isPage ? score * PAGE : score, found };
}

/** Whether the query is the section's name. If only the length of the name is known, the matching letters decide. */
function isSameName({ normalizedName, nameLength }: IndexedSection, query: Query, letters = 0): boolean {
  return normalizedName === undefined
    ? nameLength === letters && nameLength === query.normalizedName.length
    : normalizedName === query.normalizedName;
}

/** The section itself or its nearest ancestor whose name has the word. */
function nearestNamed(
  name: Float64Array,
  number: number,
  sections: readonly IndexedSection[],
): number | undefined {
  let candidate: number | undefined = number;
  while (candidate !== undefined && (name[candidate] ?? 0) === 0) candidate = sections[candidate]?.parent;
  return candidate;
}

/** The share of the names' letters that the query accounts for. */
function namedShare(lettersByName: ReadonlyMap<number, number>, { query, sections }: Scoring): number {
  let all = 0;
  let named = 0;
  for (const [number, letters] of lettersByName) {
    const section = sections[number];
    const fillers = section?.fillers.filter((word) => query.fillers.includes(word)) ?? [];
    named += letters + fillers.join('').length;
    all += section?.nameLength ?? 0;
  }
  return all === 0 ? 0 : Math.min(1, named / all);
}

/** Scores of one word of a query in each section, by the section's number; 0 if the word does not occur. */
interface WordScores {
  /** Score in the section itself. */
  readonly own: Float64Array;
  /** Score in the section's name. */
  readonly name: Float64Array;
  /** Letters of the section's name that the word accounts for. */
  readonly letters: Float64Array;
  /** Inverse document frequency. */
  readonly idf: number;
}

function scoreWord(terms: TermMatches, { sections: { length }, postings }: SearchIndex): WordScores {
  const own = new Float64Array(length);
  const name = new Float64Array(length);
  const letters = new Float64Array(length);
  for (const [posting, { score, match }] of bestMatches(terms, postings)) {
    const section = sectionOf(posting);
    const before = own[section] ?? 0;
    own[section] = Math.max(before, score) + FURTHER_FIELD * Math.min(before, score);
    if (!isName(fieldOf(posting))) continue;
    name[section] = Math.max(name[section] ?? 0, score);
    letters[section] = Math.max(letters[section] ?? 0, match.letters);
  }
  const found = own.reduce((count, score) => (score > 0 ? count + 1 : count), 0);
  return { own, name, letters, idf: Math.log(1 + (length + 0.5) / (found + 0.5)) };
}

/** The best-matching term at each posting. */
function bestMatches(terms: TermMatches, postings: SearchIndex['postings']) {
  const best = new Map<number, { readonly score: number; readonly match: TermMatch }>();
  for (const [term, match] of terms) {
    for (const posting of postings[term] ?? []) {
      const score = FIELD_WEIGHTS[fieldOf(posting)] * match.grade;
      if (score > (best.get(posting)?.score ?? 0)) best.set(posting, { score, match });
    }
  }
  return best;
}
