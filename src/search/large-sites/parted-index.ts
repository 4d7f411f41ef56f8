import { describeResults, rankInScope } from '../answer.ts';
import type { SearchIndexPage } from '../format/search-index.ts';
import { PAGES_PER_PART, type SearchIndexOutline } from '../format/search-outline.ts';
import type { SearchPartName } from '../format/search-parts.ts';
import { type IndexedSection, type IndexedTerm, readSections } from '../format/search-postings.ts';
import { unpackPlaces } from '../format/word-places.ts';
import { parseQuery } from '../query.ts';
import type { Ranking } from '../rank.ts';
import type { SearchResults } from '../search-engine.ts';
import { hasPages, indexTerms, isWords, type SearchIndex } from '../search-index.ts';
import type { SearchScope } from '../search-scope.ts';
import { readPart } from './read-parts.ts';
import { rangesOf, rangesOfCorrections, type TermRange } from './term-ranges.ts';

/** Parts without which a query cannot be answered. */
export interface MissingParts {
  readonly missing: readonly SearchPartName[];
}

/** A query with the sections that answer it, and the index of the terms that it may match. */
interface RankedQuery {
  readonly text: string;
  readonly scope: SearchScope;
  readonly index: SearchIndex;
  readonly ranking: Ranking;
}

/** The maximum number of parts loaded for a range of terms. Only one or two letters match more, and they say little. */
const MAX_PARTS = 8;

/**
 * The index of a large site, of which a query needs the parts with the terms that it may match and those with the pages
 * that it finds. Matching, ranking and snippets are those of a whole index, over these terms. An answer depends on the
 * query alone, not on the parts that former queries have loaded. It differs from that of a whole index in this:
 *
 * - Where more than `MAX_PARTS` parts begin with the letters of a word, its continuations are those in the first ones.
 * - A word is corrected to words with the same first two letters only.
 * - An unknown word is hardly ever taken apart (`touchscreen`), because the parts with its second word are not loaded.
 * - Ranking knows the names' words and lengths, so their stop words break no ties.
 */
export class PartedIndex {
  readonly #wordParts: readonly string[];
  readonly #pages: SearchIndexPage[];
  readonly #sections: IndexedSection[];
  readonly #terms = new Map<SearchPartName, readonly IndexedTerm[]>();
  readonly #pageParts = new Set<SearchPartName>();
  /** The last query, which is repeated when its pages have been added. */
  #ranked: RankedQuery | undefined;

  constructor({ folders, levels, nameLengths, wordParts }: SearchIndexOutline) {
    const sizes = (levels.match(/1[^1]*/g) ?? []).map(({ length }) => length);
    const paths = folders.flatMap(([folder, count]) => Array<string>(count).fill(folder));
    this.#pages = sizes.map((sections, page) => [paths[page] ?? '', '', '', '', sections]);
    const columns = { levels, names: [], anchors: [], texts: [] };
    this.#sections = readSections({ pages: this.#pages, sections: columns }).map((section, number) => ({
      ...section,
      normalizedName: undefined,
      nameLength: Number.parseInt(nameLengths[number] ?? '', 36),
    }));
    this.#wordParts = wordParts;
  }

  /**
   * Adds a part.
   *
   * @throws if the text is not a complete part
   */
  add(name: SearchPartName, text: string): void {
    if (name.startsWith('words')) this.#terms.set(name, readTerms(text));
    else this.#addPages(name, text);
  }

  /** Answers a query like `answerQuery`, or returns the parts to add before the query is repeated. */
  answer(text: string, limit: number, scope: SearchScope = 'all'): SearchResults | MissingParts {
    const last = this.#ranked;
    const ranked = last?.text === text && last.scope === scope ? last : this.#rank(text, scope);
    if ('missing' in ranked) return ranked;
    this.#ranked = ranked;
    const { index, ranking } = ranked;
    const parts = ranking.sections.slice(0, limit).map((section) => this.#partOfSection(section));
    const missing = [...new Set(parts)].filter((part) => !this.#pageParts.has(part));
    return missing.length > 0 ? { missing } : describeResults(text, limit, index, ranking);
  }

  #rank(text: string, scope: SearchScope): RankedQuery | MissingParts {
    const query = parseQuery(text);
    const ranges = rangesOf(query);
    const typed = this.#indexOf(ranges);
    if ('missing' in typed) return typed;
    const corrections = rangesOfCorrections(query, typed.vocabulary);
    const index = corrections.length === 0 ? typed : this.#indexOf([...ranges, ...corrections]);
    return 'missing' in index ? index : { text, scope, index, ranking: rankInScope(text, index, scope) };
  }

  #indexOf(ranges: readonly TermRange[]): SearchIndex | MissingParts {
    const parts = [...new Set(ranges.flatMap((range) => this.#partsOf(range)))];
    const missing = parts.filter((part) => !this.#terms.has(part));
    if (missing.length > 0) return { missing };
    const terms = parts.flatMap((part) => this.#terms.get(part) ?? []);
    const inRanges = terms.filter(({ term }) => ranges.some(({ beginning }) => term.startsWith(beginning)));
    return { pages: this.#pages, sections: this.#sections, ...indexTerms(inRanges) };
  }

  /** The parts with the terms of a range; of too many, those around the term that it is near to. */
  #partsOf({ beginning, near }: TermRange): readonly SearchPartName[] {
    const partOf = (isBefore: (first: string) => boolean) =>
      Math.max(0, this.#wordParts.findLastIndex(isBefore));
    const first = partOf((term) => term <= beginning);
    const last = partOf((term) => term <= beginning || term.startsWith(beginning));
    const middle = partOf((term) => term <= near);
    const start = Math.max(first, Math.min(middle - MAX_PARTS / 2, last - MAX_PARTS + 1));
    const end = Math.min(last, start + MAX_PARTS - 1);
    return Array.from({ length: end - start + 1 }, (_, step) => `words-${start + step}` as const);
  }

  #partOfSection(section: number): SearchPartName {
    return `pages-${Math.floor((this.#sections[section]?.page ?? 0) / PAGES_PER_PART)}`;
  }

  /** Adds the texts that readers see. The data for ranking does not change. */
  #addPages(name: SearchPartName, text: string): void {
    const part = readPart(text, hasPages);
    const page = Number(name.replace('pages-', '')) * PAGES_PER_PART;
    const section = this.#sections.findIndex((candidate) => candidate.page === page);
    part.pages.forEach((entry, step) => {
      this.#pages[page + step] = entry;
    });
    readSections(part, { page, section }).forEach((shown, step) => {
      const known = this.#sections[section + step];
      if (known === undefined) return;
      const { normalizedName, nameLength, fillers } = known;
      this.#sections[section + step] = { ...shown, normalizedName, nameLength, fillers };
    });
    this.#pageParts.add(name);
  }
}

function readTerms(text: string): readonly IndexedTerm[] {
  const { words, places } = readPart(text, isWords);
  const postings = places.split(',');
  return words.split(' ').map((entry, row) => {
    const [term = '', surfaceForm = term] = entry.split('=');
    return { term, postings: unpackPlaces(postings[row] ?? ''), surfaceForm };
  });
}
