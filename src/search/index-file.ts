/**
 * A page of the file of offline search, which has all pages in reading order. The file contains no ready index: the export
 * of FlexSearch would be larger than all of this and bound to the library's version.
 */
export interface IndexedPage {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  /** Empty if there is none. */
  readonly badge: string;
  /** The page itself, then each heading, API entry and problem. */
  readonly sections: readonly IndexedSection[];
}

/** A tuple, because the file has a thousand of them. */
type IndexedSection = readonly [
  /** 1 is the page itself, 2 to 6 a heading. An API entry or a problem has one more than its heading. */
  level: number,
  kind: SectionKind,
  /** The heading, the name of the API entry or the symptom; empty for the page, which has a title. */
  name: string,
  /** Empty for the page. */
  anchor: string,
  /** The beginning of the text. */
  text: string,
  /** The other words of the text, each once, separated by spaces. */
  words: string,
];

/** `row` is an API entry or a problem, `old` a deprecated entry. */
export type SectionKind = 'page' | 'heading' | 'row' | 'old';

/**
 * Parses the text of the index file.
 *
 * @throws {Error} unless the text is such a file. Its pages are as the build has written them, because the file is named
 * by a hash of its content, which the document of the same release names.
 */
export function readIndexFile(text: string): readonly IndexedPage[] {
  const pages: unknown = JSON.parse(text);
  if (!Array.isArray(pages)) throw new Error('The search index is incomplete.');
  return pages;
}
