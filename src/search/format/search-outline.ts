import type { SEARCH_INDEX_VERSION } from './search-index.ts';

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
