import { Index } from 'flexsearch-light';
import { isRecord, isTextList } from '../shared/check-value.ts';
import {
  SEARCH_INDEX_VERSION,
  type SearchIndexFile,
  type SearchIndexPage,
  type SearchIndexPages,
  type SearchIndexWords,
} from './format/search-index.ts';
import {
  collectTerms,
  type IndexedSection,
  type IndexedTerm,
  readSections,
} from './format/search-postings.ts';
import { beginningOfForms, wordStem } from './words/word-stem.ts';

/** The data of offline search. */
export interface SearchIndex {
  readonly pages: SearchIndexFile['pages'];
  readonly sections: readonly IndexedSection[];
  readonly vocabulary: Vocabulary;
  /** The postings of each term, by the term's number in the vocabulary; see `encodePosting`. */
  readonly postings: readonly (readonly number[])[];
  /** The spelling of terms that occur beyond the texts in the file, by their numbers. */
  readonly surfaceForms: ReadonlyMap<number, string>;
}

/** Builds the index from a file: the vocabulary and the postings of each term. */
export function createSearchIndex(file: SearchIndexFile): SearchIndex {
  const sections = readSections(file);
  return { pages: file.pages, sections, ...indexTerms(collectTerms(file, sections)) };
}

/** Numbers terms. */
function indexTerms(
  terms: readonly IndexedTerm[],
): Pick<SearchIndex, 'vocabulary' | 'postings' | 'surfaceForms'> {
  const vocabulary = new Vocabulary();
  const surfaceForms = new Map<number, string>();
  for (const { term, surfaceForm } of terms) {
    const number = vocabulary.add(term);
    if (surfaceForm !== undefined) surfaceForms.set(number, surfaceForm);
  }
  return { vocabulary, postings: terms.map(({ postings }) => postings), surfaceForms };
}

/**
 * Each word of the documentation once, with a number. FlexSearch finds the words that begin with what a reader typed.
 * It indexes words rather than sections: indexing sections takes ten times as long for the same answers, and does not
 * tell which word of a section matched, which ranking and highlighting need to know.
 */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #terms: string[] = [];
  readonly #stems: string[] = [];
  readonly #prefixes = new Index({ tokenize: 'forward', resolution: 1, encode: (term: string) => [term] });

  /** Adds a term unless it is known, and returns its number. */
  add(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#terms.length;
    this.#numbers.set(term, number);
    this.#terms.push(term);
    this.#stems.push(wordStem(term));
    this.#prefixes.add(number, term);
    return number;
  }

  /** The number of a term; undefined if the documentation does not contain it. */
  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  termOf(number: number): string {
    return this.#terms[number] ?? '';
  }

  /** Numbers of the terms that begin with a prefix. */
  startingWith(prefix: string): readonly number[] {
    return this.#prefixes.search(prefix, { limit: this.#terms.length }).map(Number);
  }

  /** Numbers of the terms that are forms of the same word. */
  formsOf(term: string): readonly number[] {
    const stem = wordStem(term);
    return this.startingWith(beginningOfForms(term)).filter((number) => this.#stems[number] === stem);
  }

  /** All terms, ordered by number. */
  get terms(): readonly string[] {
    return this.#terms;
  }
}

/** Thrown when the index file is not usable. The next download may be. */
class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
}

/**
 * Parses and validates the text of the index file.
 *
 * @throws {SearchIndexError} unless the text is a complete file of the version that this code reads
 */
export function readIndexFile(text: string): SearchIndexFile {
  const value = parseVersion(text);
  if (!isIndexFile(value)) throw new SearchIndexError('The search index is incomplete.');
  return value;
}

/** Parses the text of the file that documents name, and checks its version only. */
function parseVersion(text: string): UnknownRecord {
  const value = parseRecord(text);
  if (value['version'] === SEARCH_INDEX_VERSION) return value;
  throw new SearchIndexError(`The search index has the unsupported version ${String(value['version'])}.`);
}

/** A value of a file that is not checked yet. */
type UnknownRecord = Readonly<Record<string, unknown>>;

function parseRecord(text: string): UnknownRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new SearchIndexError('The search index is not JSON.', { cause });
  }
  if (!isRecord(value)) throw new SearchIndexError('The search index is not a JSON object.');
  return value;
}

function isIndexFile(value: UnknownRecord): value is UnknownRecord & SearchIndexFile {
  return hasPages(value) && isWords(value['rest']);
}

function hasPages(value: unknown): value is SearchIndexPages {
  if (!isRecord(value)) return false;
  const { pages, sections } = value;
  if (!Array.isArray(pages) || !pages.every(isPage) || !isRecord(sections)) return false;
  const { levels, names, anchors, texts } = sections;
  const count = pages.reduce((sum, page) => sum + page[4], 0);
  return (
    typeof levels === 'string' &&
    levels.length === count &&
    [names, anchors, texts].every((column) => isTextList(column) && column.length === count)
  );
}

function isWords(value: unknown): value is SearchIndexWords {
  return isRecord(value) && typeof value['words'] === 'string' && typeof value['places'] === 'string';
}

function isPage(value: unknown): value is SearchIndexPage {
  return Array.isArray(value) && value.length === 5 && isTextList(value.slice(0, 4)) && value[4] > 0;
}
