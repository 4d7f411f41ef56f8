import type { SearchIndexOutline, SearchIndexPage, SearchPartName } from '../../../../shared/search-index.ts';
import { type IndexedSection, type IndexedTerm, readSections } from '../../../../shared/search-postings.ts';
import { unpackPlaces } from '../../../../shared/word-places.ts';
import type { SearchResults } from '../search-engine.ts';
import type { SearchScope } from '../search-scope.ts';
import { describeResults, rankInScope } from './answer.ts';
import { rangesOf, rangesOfCorrections, type TermRange } from './match.ts';
import { parseQuery } from './query.ts';
import { indexTerms, readPagePart, readWordPart, type SearchIndex } from './search-index.ts';

/** Parts without which a query cannot be answered. */
export interface MissingParts {
  readonly missing: readonly SearchPartName[];
}

/** The most parts that are loaded for a range of terms. More begin with one or two letters, which say little. */
const MOST_PARTS = 8;

/**
 * The index of a large site, of which a query needs the parts with the terms that it may match and those with the pages
 * that it finds. Matching, ranking and snippets are those of a whole index, over these terms. An answer depends on the
 * query alone, not on the parts that former queries have loaded. It differs from that of a whole index in this:
 *
 * - Where more than `MOST_PARTS` parts begin with the letters of a word, its continuations are those in the first ones.
 * - A word is corrected to words with the same first two letters only.
 * - Ranking knows of names only how long they are, so it does not count their stop words.
 */
export class PartedIndex {
  readonly #wordParts: readonly string[];
  readonly #pages: SearchIndexPage[];
  readonly #sections: IndexedSection[];
  /** The part of each page. */
  readonly #partOfPage: readonly number[];
  readonly #terms = new Map<SearchPartName, readonly IndexedTerm[]>();
  readonly #pageParts = new Set<SearchPartName>();

  constructor({ folders, levels, nameLengths, pageParts, wordParts }: SearchIndexOutline) {
    const sizes = (levels.match(/1[^1]*/g) ?? []).map(({ length }) => length);
    const paths = folders.flatMap(([folder, count]) => Array<string>(count).fill(folder));
    this.#pages = sizes.map((sections, page) => [paths[page] ?? '', '', '', '', sections]);
    const columns = { levels, names: [], anchors: [], texts: [] };
    this.#sections = readSections({ pages: this.#pages, sections: columns }).map((section, number) => ({
      ...section,
      normalizedName: undefined,
      nameLength: Number.parseInt(nameLengths[number] ?? '', 36),
    }));
    this.#partOfPage = pageParts.flatMap((count, part) => Array<number>(count).fill(part));
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

  /** Answers a query like `answerQuery`, or returns the parts to add before the query is asked again. */
  answer(text: string, limit: number, scope: SearchScope = 'all'): SearchResults | MissingParts {
    const query = parseQuery(text);
    const ranges = rangesOf(query);
    const typed = this.#indexOf(ranges);
    if ('missing' in typed) return typed;
    const corrections = rangesOfCorrections(query, typed.vocabulary);
    const index = corrections.length === 0 ? typed : this.#indexOf([...ranges, ...corrections]);
    if ('missing' in index) return index;
    const ranking = rankInScope(text, index, scope);
    const found = ranking.sections.slice(0, limit).map((section) => this.#partOfSection(section));
    const missing = [...new Set(found)].filter((part) => !this.#pageParts.has(part));
    return missing.length > 0 ? { missing } : describeResults(text, limit, index, ranking);
  }

  /** The index of the terms in some ranges. */
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
    const start = Math.max(first, Math.min(middle - MOST_PARTS / 2, last - MOST_PARTS + 1));
    const end = Math.min(last, start + MOST_PARTS - 1);
    return Array.from({ length: end - start + 1 }, (_, step) => `words-${start + step}` as const);
  }

  #partOfSection(section: number): SearchPartName {
    return `pages-${this.#partOfPage[this.#sections[section]?.page ?? 0] ?? 0}`;
  }

  /** Adds what readers see. What ranking knows stays as it is. */
  #addPages(name: SearchPartName, text: string): void {
    const part = readPagePart(text);
    const page = this.#partOfPage.indexOf(Number(name.replace('pages-', '')));
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

/** The terms of a part with words. */
function readTerms(text: string): readonly IndexedTerm[] {
  const { words, places } = readWordPart(text);
  const postings = places.split(',');
  return words.split(' ').map((entry, row) => {
    const [term = '', surfaceForm = term] = entry.split('=');
    return { term, postings: unpackPlaces(postings[row] ?? ''), surfaceForm };
  });
}
