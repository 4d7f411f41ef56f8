import { cleanQuery } from './clean-query.ts';
import { createDocumentIndex, type SearchSection } from './document-index.ts';
import { readIndexFile } from './index-file.ts';
import { type MarkedText, mergeRanges, type TextRange } from './marked-text.ts';
import { type Meaning, parseQuery, type Query } from './query.ts';
import { rank } from './rank.ts';
import type { SearchHit, SearchResults } from './search-engine.ts';
import { isInScope, type SearchScope } from './search-scope.ts';
import { searchWords, type Word } from './words/words.ts';

/** Answers a query with at most `limit` hits of a scope. */
export type AnswerQuery = (query: string, limit: number, scope?: SearchScope) => SearchResults;

/**
 * Opens the index of a file, and returns the function that answers queries from it.
 *
 * @throws {Error} unless the text is a complete index of this version
 */
export function openSearchIndex(file: string): AnswerQuery {
  const index = createDocumentIndex(readIndexFile(file));
  return (asked, limit, scope = 'all') => {
    const text = cleanQuery(asked);
    const query = parseQuery(text, index);
    const sections = rank(query, index).filter(({ href }) => isInScope(href, scope));
    const corrected = correctedText(text, query, sections);
    return {
      source: 'offline',
      hits: sections.slice(0, limit).map((section) => toHit(section, query)),
      total: sections.length,
      ...(corrected !== text && { corrected }),
    };
  };
}

/** Returns the query with its mistyped words replaced by words that have been found, as they are written there. */
function correctedText(text: string, words: Query, found: readonly SearchSection[]): string {
  const texts = found.flatMap(textsOf);
  const corrections = new Map(
    words.flatMap((meanings) => {
      const typed = meanings[0]?.typed;
      return typed === undefined ? [] : [[typed, spellingIn(texts, meanings)] as const];
    }),
  );
  return searchWords(text).reduceRight((corrected, { term, start, end, isPart }) => {
    const word = isPart ? undefined : corrections.get(term);
    return word === undefined ? corrected : `${corrected.slice(0, start)}${word}${corrected.slice(end)}`;
  }, text);
}

/** The texts in which a section is found, from the most significant to the least. */
function textsOf({ name, path, page, text, words }: SearchSection): readonly string[] {
  return [name, ...path, page.title, text, words];
}

/** Returns the first word of the texts that has one of the meanings, as it is written there. */
function spellingIn(texts: readonly string[], meanings: readonly Meaning[]): string | undefined {
  for (const text of texts) {
    const word = searchWords(text).find((one) =>
      meanings.some(({ term }) => term === one.term || term === one.stem),
    );
    if (word !== undefined) return text.slice(word.start, word.end);
  }
  return undefined;
}

function toHit(section: SearchSection, words: Query): SearchHit {
  const { number, href, page, kind, name, path, text } = section;
  const sections = kind === 'page' ? [] : [...path, name];
  const shown = [page.title, ...sections, text];
  const mark = (one: string): MarkedText => {
    const marks = searchWords(one).flatMap((word) =>
      words.flat().map((meaning) => markedRange(word, meaning)),
    );
    return { text: one, ranges: mergeRanges(marks) };
  };
  // Words that the index has without the text around them follow the beginning of the text.
  const further = words.flatMap((meanings) =>
    spellingIn(shown, meanings) === undefined ? (spellingIn([section.words], meanings) ?? []) : [],
  );
  const snippet = mark([text, ...new Set(further)].filter((one) => one !== '').join(' … '));
  const isAboutApi = kind === 'row' || kind === 'old' || page.badge !== '';
  const synonyms = words.flatMap((meanings) => {
    const own = meanings.filter(({ isSynonym }) => !isSynonym);
    return spellingIn(textsOf(section), own) === undefined
      ? (spellingIn(textsOf(section), meanings) ?? [])
      : [];
  });
  return {
    id: String(number),
    href,
    page: mark(page.title),
    sections: sections.map(mark),
    snippet: snippet.ranges.length > 0 || isAboutApi ? snippet : { text: '', ranges: [] },
    ...(page.badge !== '' && { badge: page.badge }),
    ...(kind === 'old' && { isDeprecated: true }),
    ...(synonyms.length > 0 && { synonyms }),
  };
}

/** Returns the part of a word that is meant: only its beginning if that is what has been typed of it. */
function markedRange({ term, stem, start, end }: Word, meaning: Meaning): TextRange {
  if (term === meaning.term || stem === meaning.term) return [start, end];
  if (!meaning.isTyped || !term.startsWith(meaning.term)) return [start, start];
  // The letters of a word need not be those of its spelling.
  return [start, term.length === end - start ? start + meaning.term.length : end];
}
