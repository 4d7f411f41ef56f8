import { pagePath } from '../shared/page-path.ts';
import { encodePosting, fieldOf, isName, isShown, sectionOf } from './format/search-postings.ts';
import type { TermMatch, TermMatches } from './match.ts';
import { type Ranking, rank } from './rank.ts';
import type { MarkedText, SearchHit, SearchResults } from './search-engine.ts';
import type { SearchIndex } from './search-index.ts';
import { isInScope, type SearchScope } from './search-scope.ts';
import { cutSnippet, joinSnippets } from './snippet.ts';
import { mergeRanges, type TextRange } from './text-ranges.ts';
import { searchWords, textWords } from './words/search-words.ts';

/** Answers a query from the index with at most `limit` hits of a scope. */
export function answerQuery(
  query: string,
  limit: number,
  index: SearchIndex,
  scope: SearchScope = 'all',
): SearchResults {
  return describeResults(query, limit, index, rankInScope(query, index, scope));
}

/** Finds and orders the sections of a scope that answer a query. */
function rankInScope(query: string, index: SearchIndex, scope: SearchScope): Ranking {
  const { sections, terms } = rank(query, index);
  return { sections: sections.filter((section) => isInScope(pathOf(section, index), scope)), terms };
}

/** Describes the first sections of a ranking for readers. */
function describeResults(
  query: string,
  limit: number,
  index: SearchIndex,
  { sections, terms }: Ranking,
): SearchResults {
  const answer = { index, terms };
  const hits = sections.slice(0, limit).map((section) => toHit(section, answer));
  const corrected = correctedQuery(query, sections[0], answer);
  return {
    source: 'offline',
    hits,
    total: sections.length,
    ...(corrected !== undefined && { corrected }),
  };
}

function pathOf(section: number, { pages, sections }: SearchIndex): string {
  return pagePath(pages[sections[section]?.page ?? 0]?.[0] ?? '');
}

/**
 * Returns the query with mistyped words replaced by the terms that matched, preferably those of the best section;
 * undefined without typos.
 */
function correctedQuery(query: string, best: number | undefined, answer: Answer): string | undefined {
  if (best === undefined) return undefined;
  const corrections = new Map(
    answer.terms
      .map((matches) => correction(matches, best, answer))
      .filter((corrected) => corrected !== undefined),
  );
  if (corrections.size === 0) return undefined;
  let text = query;
  for (const { term, start, end, isPart } of searchWords(query).reverse()) {
    const meant = isPart ? undefined : corrections.get(term);
    if (meant !== undefined) text = `${text.slice(0, start)}${meant}${text.slice(end)}`;
  }
  return text;
}

/**
 * Returns a mistyped word and the spelling of its correction, preferably one of the section; undefined if the word was
 * not mistyped.
 */
function correction(
  matches: TermMatches,
  section: number,
  { index }: Answer,
): readonly [typed: string, meant: string] | undefined {
  const places = new Set([section, ...ancestorsOf(section, index)]);
  let best: { readonly term: number; readonly typed: string; readonly value: number } | undefined;
  for (const [term, { grade, corrects }] of matches) {
    if (corrects === undefined) continue;
    const isHere = index.postings[term]?.some((posting) => places.has(sectionOf(posting)));
    const value = isHere ? 1 + grade : grade;
    if (value > (best?.value ?? 0)) best = { term, typed: corrects, value };
  }
  return best && [best.typed, spellingOf(best.term, places, index)];
}

/** Returns a term as the documentation spells it, preferably in these sections: `useNode` for `usenode`. */
function spellingOf(number: number, places: ReadonlySet<number>, index: SearchIndex): string {
  const term = index.vocabulary.termOf(number);
  const everywhere = (index.postings[number] ?? []).map(sectionOf);
  for (const place of new Set([...places, ...everywhere])) {
    const section = index.sections[place];
    for (const text of [section?.name ?? '', section?.text ?? '']) {
      const word = textWords(text).find((candidate) => candidate.term === term);
      if (word !== undefined) return text.slice(word.start, word.end);
    }
  }
  return index.surfaceForms.get(number) ?? term;
}

interface Answer {
  readonly index: SearchIndex;
  readonly terms: readonly TermMatches[];
}

function toHit(number: number, answer: Answer): SearchHit {
  const { index } = answer;
  const section = index.sections[number];
  const [slug = '', title = '', , badge] = index.pages[section?.page ?? 0] ?? [];
  const synonyms = synonymsAt(number, answer);
  const anchor = section?.anchor ?? '';
  const href = `${pagePath(slug)}${anchor === '' ? '' : `#${anchor}`}`;
  return {
    id: String(number),
    href,
    page: highlight(title, answer),
    sections: headings(number, index).map((heading) => highlight(heading, answer)),
    snippet: snippet(number, answer),
    ...(badge && { badge }),
    ...(section?.isDeprecated && { isDeprecated: true }),
    ...(synonyms.length > 0 && { synonyms }),
  };
}

/** The words of a section and its headings that match a word of the query as synonyms, and no better one does. */
function synonymsAt(number: number, { index, terms }: Answer): readonly string[] {
  const places = new Set([number, ...ancestorsOf(number, index)]);
  return terms.flatMap((matches) => {
    const [best] = [...matches]
      .filter(([term]) => index.postings[term]?.some((posting) => places.has(sectionOf(posting))))
      .sort(([, a], [, b]) => b.grade - a.grade);
    return best?.[1].isSynonym ? [spellingOf(best[0], places, index)] : [];
  });
}

/** The headings that lead to a section, ending with its own; without the page's title. */
function headings(number: number, index: SearchIndex): readonly string[] {
  const section = index.sections[number];
  if (section?.parent === undefined) return [];
  return [...headings(section.parent, index), section.name];
}

/** Marks the words of a text that the words of the query matched. */
function highlight(text: string, { index: { vocabulary }, terms }: Answer): MarkedText {
  const ranges = textWords(text).flatMap(({ term, start, end }): TextRange[] => {
    const number = vocabulary.numberOf(term);
    const matches = number === undefined ? [] : terms.flatMap((matched) => matched.get(number) ?? []);
    return matches.map((match) => [start, start + markedLength(match, term, end - start)]);
  });
  return { text, ranges: mergeRanges(ranges) };
}

/** Marks only the typed prefix of a word, unless the word's spelling differs from its term. */
function markedLength({ isPrefix, letters }: TermMatch, term: string, length: number): number {
  return isPrefix && term.length === length ? letters : length;
}

/** The text around the matches, followed by matching words beyond the text that the index contains. */
function snippet(number: number, answer: Answer): MarkedText {
  const { pages, sections } = answer.index;
  const section = sections[number];
  const text = highlight(section?.text ?? '', answer);
  const unseen = unseenWords(number, answer);
  const isApi = section?.isRow || pages[section?.page ?? 0]?.[3] !== '';
  if (text.ranges.length === 0 && unseen.length === 0 && !isApi) return { text: '', ranges: [] };
  return unseen.reduce((shown, word) => joinSnippets(shown, highlight(word, answer)), cutSnippet(text));
}

/** Matching words of a section that occur only beyond the text in the index. */
function unseenWords(section: number, { index, terms }: Answer): readonly string[] {
  const above = ancestorsOf(section, index);
  return [...new Set(terms.flatMap((matches) => unseenWord(section, above, matches, index) ?? []))];
}

/** The best such word for one word of the query; undefined if the hit shows a match for it, or there is none. */
function unseenWord(
  section: number,
  above: ReadonlySet<number>,
  matches: TermMatches,
  { postings, surfaceForms }: SearchIndex,
): string | undefined {
  const unseen = encodePosting(section, 'rest');
  let best: { readonly term: number; readonly grade: number } | undefined;
  for (const [term, { grade }] of matches) {
    for (const posting of postings[term] ?? []) {
      const field = fieldOf(posting);
      const inSection = sectionOf(posting) === section && isShown(field);
      if (inSection || (isName(field) && above.has(sectionOf(posting)))) return undefined;
      if (posting === unseen && grade > (best?.grade ?? 0)) best = { term, grade };
    }
  }
  return best && surfaceForms.get(best.term);
}

function ancestorsOf(section: number, { sections }: SearchIndex): ReadonlySet<number> {
  const above = new Set<number>();
  let parent = sections[section]?.parent;
  while (parent !== undefined) {
    above.add(parent);
    parent = sections[parent]?.parent;
  }
  return above;
}
