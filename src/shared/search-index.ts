/** The version of the file's form. An app that expects another does not read the file. */
export const SEARCH_INDEX_VERSION = 1;

/**
 * The file from which offline search works: every section of every page. Columns instead of objects, because readers
 * wait for the file: what is alike stands together and compresses well. It holds no ready index; a library's export
 * would be larger than all of this and bound to its release.
 */
export interface SearchIndexFile extends SearchIndexPages {
  readonly version: typeof SEARCH_INDEX_VERSION;
  /** The words that sections have beyond the beginnings of their texts. */
  readonly rest: SearchIndexWords;
}

/** Pages with their sections. */
export interface SearchIndexPages {
  /** In reading order. */
  readonly pages: readonly SearchIndexPage[];
  /** An entry for each section, page after page. The first section of a page is the page itself. */
  readonly sections: SearchIndexSections;
}

/** A page as `[slug, title, category, badge, number of sections]`; the badge is empty where there is none. */
export type SearchIndexPage = readonly [
  slug: string,
  title: string,
  category: string,
  badge: string,
  sections: number,
];

/** Columns, all of the same length. */
interface SearchIndexSections {
  /** A digit each: 1 is the page itself, 2 to 6 a heading, one more than its heading an API entry. */
  readonly levels: string;
  /** Headings and API names; empty for pages, whose title stands above. */
  readonly names: readonly string[];
  /** Anchors as `packAnchor` writes them. */
  readonly anchors: readonly string[];
  /** How each section's text begins. */
  readonly texts: readonly string[];
}

/** Words and where they stand. */
export interface SearchIndexWords {
  /** Separated by spaces, in alphabetical order. */
  readonly words: string;
  /** For each word the numbers of its sections as `packPlaces` writes them, separated by commas. */
  readonly places: string;
}

/** Few, because the results of a query are on pages that have little to do with one another. */
export const PAGES_PER_PART = 5;

/**
 * The file of a large site, whose index is too large to be loaded as a whole. It says which parts there are, and has what
 * ranking must know of every section. A part is a file of its own, which is loaded when a query needs it:
 * `SearchIndexPages` of `PAGES_PER_PART` consecutive pages, or `SearchIndexWords` of terms that follow one another in the alphabet.
 */
export interface SearchIndexOutline {
  readonly version: typeof SEARCH_INDEX_VERSION;
  /** The folders of the pages' slugs with the numbers of pages that follow one another there: `['api/', 12]`. */
  readonly folders: readonly (readonly [folder: string, pages: number])[];
  /** The levels of all sections. Each 1 begins a page. */
  readonly levels: string;
  /** The lengths of all sections' normalized names: a digit in base 36 each, `z` for 35 and more. */
  readonly nameLengths: string;
  /**
   * The first term of each part with words. The parts contain all terms of the index with all their postings. Where the
   * spelling to show differs from the term, it follows the term and an equals sign: `usenode=useNode`.
   */
  readonly wordParts: readonly string[];
}
