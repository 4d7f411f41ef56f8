/** The version of the file's form. An app that expects another does not read the file. */
export const SEARCH_INDEX_VERSION = 1;

/**
 * The file from which offline search works: every section of every page. Columns instead of objects, because readers
 * wait for the file: what is alike stands together and compresses well. It holds no ready index; a library's export
 * would be larger than all of this and bound to its release.
 */
export interface SearchIndexFile {
  readonly version: typeof SEARCH_INDEX_VERSION;
  /** In reading order. */
  readonly pages: readonly SearchIndexPage[];
  /** An entry for each section, page after page. The first section of a page is the page itself. */
  readonly sections: SearchIndexSections;
  /** The words that sections have beyond the beginnings of their texts. */
  readonly rest: SearchIndexWords;
}

/** A page as `[slug, title, category, badge, number of sections]`; the badge is empty where there is none. */
type SearchIndexPage = readonly [
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
