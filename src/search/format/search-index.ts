/** The version of the file format. An app that expects another version does not read the file. */
export const SEARCH_INDEX_VERSION = 2;

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

/** Added to the level of what a row of a table describes. */
export const ROW_LEVEL = 10;

/** Columns, all of the same length. */
interface SearchIndexSections {
  /**
   * A digit in base 36 each: 1 is the page itself, 2 to 6 a heading. An API entry or a problem has one more than its
   * heading, and `ROW_LEVEL` on top; a deprecated entry has it twice.
   */
  readonly levels: string;
  /** Headings, API names and symptoms; empty for pages, whose titles are in `pages`. */
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
