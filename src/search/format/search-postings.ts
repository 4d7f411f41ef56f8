import { normalizeName, searchWords, textWords } from '../words/search-words.ts';
import { STOP_WORDS } from '../words/stop-words.ts';
import { ROW_LEVEL, type SearchIndexFile, type SearchIndexPages } from './search-index.ts';
import { unpackAnchor } from './section-anchor.ts';
import { unpackPlaces } from './word-places.ts';

/** A section in the form in which offline search finds and shows it. */
export interface IndexedSection {
  /** Number of its page. */
  readonly page: number;
  /** Number of the enclosing section; undefined for a page. */
  readonly parent: number | undefined;
  /** Whether it is an API entry or a problem. */
  readonly isRow: boolean;
  readonly isDeprecated: boolean;
  /** The page's title, a heading, an API name or a symptom. */
  readonly name: string;
  /** The name as `normalizeName` returns it; undefined while only its length is known. */
  readonly normalizedName: string | undefined;
  readonly nameLength: number;
  /** Stop words in the name. */
  readonly fillers: readonly string[];
  /** Empty for a page. */
  readonly anchor: string;
  /** The beginning of the text. */
  readonly text: string;
  /** Category and badge of a page. */
  readonly about: string;
  /** The anchor, if the writer chose one that does not follow from the name: it describes the section's topic. */
  readonly chosenAnchor: string;
}

/** The fields of a section in which a word can occur, from the most significant to the least. */
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

/** A term of the documentation with the places where it occurs. */
export interface IndexedTerm {
  readonly term: string;
  /** See `encodePosting`. */
  readonly postings: readonly number[];
  /** The spelling of a term that occurs beyond the texts in the file. */
  readonly surfaceForm: string | undefined;
}

/** Finds the terms of a file, whose sections `readSections` has returned, in the order in which they first occur. */
export function collectTerms(
  { rest }: SearchIndexFile,
  sections: readonly IndexedSection[],
): readonly IndexedTerm[] {
  const terms = new Map<string, { readonly postings: number[]; surfaceForm: string | undefined }>();
  const addPosting = (term: string, posting: number) => {
    let known = terms.get(term);
    if (known === undefined) {
      known = { postings: [], surfaceForm: undefined };
      terms.set(term, known);
    }
    // A section is read in one go, so a repetition directly follows the first occurrence or is not worth a lookup.
    if (known.postings.at(-1) !== posting) known.postings.push(posting);
    return known;
  };
  const addText = (text: string, section: number, whole: Field, part: Field) => {
    for (const { term, isPart } of textWords(text))
      addPosting(term, encodePosting(section, isPart ? part : whole));
  };

  sections.forEach(({ name, text, about, chosenAnchor }, section) => {
    addText(name, section, 'name', 'namePart');
    addText(text, section, 'text', 'textPart');
    addText(about, section, 'about', 'about');
    addText(chosenAnchor, section, 'anchor', 'anchor');
  });
  const places = rest.places.split(',');
  rest.words.split(' ').forEach((word, row) => {
    const words = textWords(word);
    for (const section of unpackPlaces(places[row] ?? '').filter(
      (number) => sections[number] !== undefined,
    )) {
      for (const { term } of words) addPosting(term, encodePosting(section, 'rest')).surfaceForm = word;
    }
  });
  return [...terms].map(([term, found]) => ({ term, ...found }));
}

/** Reconstructs the sections from the columns of a file, starting at these numbers of a page and a section. */
export function readSections(
  { pages, sections }: SearchIndexPages,
  first = { page: 0, section: 0 },
): readonly IndexedSection[] {
  const { levels, names, anchors, texts } = sections;
  const result: IndexedSection[] = [];
  pages.forEach(([, title, category, badge, count], page) => {
    const open: { readonly number: number; readonly level: number }[] = [];
    for (let step = 0; step < count; step++) {
      const number = result.length;
      const coded = Number.parseInt(levels[number] ?? '', 36);
      const level = coded % ROW_LEVEL;
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const parent = open.at(-1)?.number;
      const isPage = step === 0;
      const name = isPage ? title : (names[number] ?? '');
      const normalizedName = normalizeName(name);
      const packed = anchors[number] ?? '';
      const anchor = isPage ? '' : unpackAnchor(packed, name);
      result.push({
        page: first.page + page,
        parent,
        isRow: coded > ROW_LEVEL,
        isDeprecated: coded > 2 * ROW_LEVEL,
        name,
        normalizedName,
        nameLength: normalizedName.length,
        fillers: searchWords(name).flatMap(({ term }) => (STOP_WORDS.has(term) ? [term] : [])),
        anchor,
        chosenAnchor: !isPage && packed === `=${anchor}` ? anchor : '',
        text: texts[number] ?? '',
        about: isPage ? `${category} ${badge}` : '',
      });
      open.push({ number: first.section + number, level });
    }
  });
  return result;
}
