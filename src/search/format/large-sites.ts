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

/** The name of a part, by its kind and its number among those of its kind. */
export type SearchPartName = `${'pages' | 'words'}-${number}`;

/** The path or URL of a part, by that of the outline. */
export function searchPartPath(outline: string, part: SearchPartName): string {
  return outline.replace(/\.json$/, `-${part}.json`);
}

/** The part to which a path or URL belongs; undefined if it is not a part of this outline. */
export function searchPartOf(outline: string, file: string): SearchPartName | undefined {
  const [, start, kind, number] = /^(.*)-(pages|words)-(\d+)\.json$/.exec(file) ?? [];
  if (`${start}.json` !== outline) return undefined;
  return kind === 'pages' ? `pages-${Number(number)}` : `words-${Number(number)}`;
}
