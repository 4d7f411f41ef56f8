import { Index } from 'flexsearch-light';
import { SEARCH_INDEX_VERSION, type SearchIndexFile } from '../../../../shared/search-index.ts';
import { searchWords } from '../../../../shared/search-words.ts';
import { unpackAnchor } from '../../../../shared/section-anchor.ts';
import { STOP_WORDS } from '../../../../shared/stop-words.ts';
import { unpackPlaces } from '../../../../shared/word-places.ts';
import { wordStem } from '../../../../shared/word-stem.ts';
import { normalizeName } from './query.ts';

/** Everything that offline search knows. */
export interface SearchIndex {
  readonly pages: SearchIndexFile['pages'];
  readonly sections: readonly IndexedSection[];
  readonly vocabulary: Vocabulary;
  /** The postings of each term, by the term's number in the vocabulary; see `encodePosting`. */
  readonly postings: readonly (readonly number[])[];
  /** The spelling of terms that occur beyond the texts in the file, by their numbers. */
  readonly surfaceForms: ReadonlyMap<number, string>;
}

/** A section as offline search finds and shows it. */
export interface IndexedSection {
  /** Number of its page. */
  readonly page: number;
  /** Number of the enclosing section; undefined for a page. */
  readonly parent: number | undefined;
  /** The page's title, a heading or an API name. */
  readonly name: string;
  readonly normalizedName: string;
  /** Stop words in the name. */
  readonly fillers: readonly string[];
  /** Empty for a page. */
  readonly anchor: string;
  /** The beginning of the text. */
  readonly text: string;
  /** Category and badge of a page. */
  readonly about: string;
  /** The anchor, if the writer chose one that does not follow from the name: it says what the section is about. */
  readonly chosenAnchor: string;
}

/** Where in a section a word can occur, from the most significant field to the least. */
const FIELDS = ['name', 'namePart', 'text', 'textPart', 'rest', 'about', 'anchor'] as const;

/**
 * `name` is the page's title, the heading or the API name, `text` the beginning of the text, `rest` the remainder of
 * it, `about` the page's category and badge, `anchor` a chosen anchor. Parts of names (`Node` of `useNode`) have fields
 * of their own.
 */
export type Field = (typeof FIELDS)[number];

/** Encodes a section and a field as one number, because an index holds tens of thousands of postings. */
export function encodePosting(section: number, field: Field): number {
  return section * FIELDS.length + FIELDS.indexOf(field);
}

/** The section of a posting. */
export function sectionOf(posting: number): number {
  return Math.floor(posting / FIELDS.length);
}

/** The field of a posting. */
export function fieldOf(posting: number): Field {
  return FIELDS[posting % FIELDS.length] ?? 'rest';
}

/** Whether a field is a section's name or a part of it. */
export function isName(field: Field): boolean {
  return field === 'name' || field === 'namePart';
}

/** Whether a hit shows the field's text. */
export function isShown(field: Field): boolean {
  return isName(field) || field === 'text' || field === 'textPart';
}

/** Builds the index from a file: the vocabulary and the postings of each term. */
export function createSearchIndex(file: SearchIndexFile): SearchIndex {
  const vocabulary = new Vocabulary();
  const postings: number[][] = [];
  const surfaceForms = new Map<number, string>();
  const addPosting = (term: string, posting: number): number => {
    const number = vocabulary.add(term);
    const known = postings[number];
    if (known === undefined) postings[number] = [posting];
    // A section is read in one go, so a repetition directly follows the first occurrence or is not worth a lookup.
    else if (known.at(-1) !== posting) known.push(posting);
    return number;
  };
  const addText = (text: string, section: number, whole: Field, part: Field) => {
    for (const { term, isPart } of searchWords(text))
      addPosting(term, encodePosting(section, isPart ? part : whole));
  };

  const sections = readSections(file);
  sections.forEach(({ name, text, about, chosenAnchor }, section) => {
    addText(name, section, 'name', 'namePart');
    addText(text, section, 'text', 'textPart');
    addText(about, section, 'about', 'about');
    addText(chosenAnchor, section, 'anchor', 'anchor');
  });
  const places = file.rest.places.split(',');
  file.rest.words.split(' ').forEach((word, row) => {
    const words = searchWords(word);
    for (const section of unpackPlaces(places[row] ?? '').filter(
      (number) => sections[number] !== undefined,
    )) {
      for (const { term } of words) surfaceForms.set(addPosting(term, encodePosting(section, 'rest')), word);
    }
  });
  return { pages: file.pages, sections, vocabulary, postings, surfaceForms };
}

/** Reassembles the sections from the columns of the file. */
function readSections({ pages, sections }: SearchIndexFile): readonly IndexedSection[] {
  const { levels, names, anchors, texts } = sections;
  const result: IndexedSection[] = [];
  pages.forEach(([, title, category, badge, count], page) => {
    const open: { readonly number: number; readonly level: number }[] = [];
    for (let step = 0; step < count; step++) {
      const number = result.length;
      const level = Number(levels[number]);
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const parent = open.at(-1)?.number;
      const isPage = step === 0;
      const name = isPage ? title : (names[number] ?? '');
      const packed = anchors[number] ?? '';
      const anchor = isPage ? '' : unpackAnchor(packed, name);
      result.push({
        page,
        parent,
        name,
        normalizedName: normalizeName(name),
        fillers: searchWords(name).flatMap(({ term }) => (STOP_WORDS.has(term) ? [term] : [])),
        anchor,
        chosenAnchor: !isPage && packed === `=${anchor}` ? anchor : '',
        text: texts[number] ?? '',
        about: isPage ? `${category} ${badge}` : '',
      });
      open.push({ number, level });
    }
  });
  return result;
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

  /** The term with a number. */
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
    // A stem may end in another letter than the word: "copi" of "copy".
    const common = term.startsWith(stem) ? stem : stem.slice(0, -1);
    return this.startingWith(common).filter((number) => this.#stems[number] === stem);
  }

  /** All terms, ordered by number. */
  get terms(): readonly string[] {
    return this.#terms;
  }
}

/** The index file is not usable. The next download may be. */
class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
}

/**
 * Parses and validates the text of the index file.
 *
 * @throws {SearchIndexError} unless the text is a complete file of the version that this code reads
 */
export function readIndexFile(text: string): SearchIndexFile {
  const value = parseJson(text);
  if (!isRecord(value)) throw new SearchIndexError('The search index is not a JSON object.');
  if (value['version'] !== SEARCH_INDEX_VERSION) {
    throw new SearchIndexError(`The search index has the unsupported version ${String(value['version'])}.`);
  }
  if (!isIndexFile(value)) throw new SearchIndexError('The search index is incomplete.');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SearchIndexError('The search index is not JSON.', { cause });
  }
}

function isIndexFile(
  value: Readonly<Record<string, unknown>>,
): value is Record<string, unknown> & SearchIndexFile {
  const { pages, sections, rest } = value;
  if (!Array.isArray(pages) || !pages.every(isPage) || !isRecord(sections) || !isRecord(rest)) return false;
  const { levels, names, anchors, texts } = sections;
  const count = pages.reduce((sum, page) => sum + page[4], 0);
  return (
    typeof levels === 'string' &&
    levels.length === count &&
    [names, anchors, texts].every((column) => isTextList(column) && column.length === count) &&
    typeof rest['words'] === 'string' &&
    typeof rest['places'] === 'string'
  );
}

function isPage(value: unknown): value is SearchIndexFile['pages'][number] {
  return Array.isArray(value) && value.length === 5 && isTextList(value.slice(0, 4)) && value[4] > 0;
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
