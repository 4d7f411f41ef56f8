/** The version of the file format. An app that expects another version does not read the file. */
export const SEARCH_INDEX_VERSION = 1;

/**
 * The data of offline search: every section of every page. The file consists of columns instead of objects, because
 * readers wait for it, and similar values compress well together. It contains no ready index: the export of a library
 * would be larger than all of this and bound to the library's version.
 */
export interface SearchIndexFile extends SearchIndexPages {
  readonly version: typeof SEARCH_INDEX_VERSION;
  /** The words of sections beyond the beginnings of their texts. */
  readonly rest: SearchIndexWords;
}

/** Pages with their sections. */
export interface SearchIndexPages {
  /** In reading order. */
  readonly pages: readonly SearchIndexPage[];
  /** An entry for each section, page after page. The first section of a page is the page itself. */
  readonly sections: SearchIndexSections;
}

/** A page as `[slug, title, category, badge, number of sections]`; the badge is empty if there is none. */
export type SearchIndexPage = readonly [
  slug: string,
  title: string,
  category: string,
  badge: string,
  sections: number,
];

/** Columns, all of the same length. */
interface SearchIndexSections {
  /** A digit each: 1 is the page itself, 2 to 6 a heading; an API entry has one more than its heading. */
  readonly levels: string;
  /** Headings and API names; empty for pages, whose titles are in `pages`. */
  readonly names: readonly string[];
  /** Anchors as `packAnchor` writes them. */
  readonly anchors: readonly string[];
  /** The beginning of each section's text. */
  readonly texts: readonly string[];
}

/** Words with the sections in which they occur. */
export interface SearchIndexWords {
  /** Separated by spaces, in alphabetical order. */
  readonly words: string;
  /** For each word the numbers of its sections as `packPlaces` writes them, separated by commas. */
  readonly places: string;
}

/** Few, because the results of a query are on pages that have little in common. */
export const PAGES_PER_PART = 5;

/**
 * The file of a large site, whose index is too large to be loaded as a whole. It lists the parts, and contains the data
 * of every section that ranking needs. A part is a separate file, which is loaded when a query needs it:
 * `SearchIndexPages` of `PAGES_PER_PART` consecutive pages, or `SearchIndexWords` of terms that follow one another in
 * the alphabet.
 */
export interface SearchIndexOutline {
  readonly version: typeof SEARCH_INDEX_VERSION;
  /** The folders of the pages' slugs with the number of consecutive pages in them: `['api/', 12]`. */
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
