import type {
  SearchIndexFile,
  SearchIndexOutline,
  SearchIndexPages,
  SearchIndexWords,
  SearchPartName,
} from '../../shared/search-index.ts';
import { collectTerms, type IndexedTerm, readSections } from '../../shared/search-postings.ts';
import { packPlaces } from '../../shared/word-places.ts';

/** An index in parts. */
interface SplitIndex {
  readonly outline: SearchIndexOutline;
  readonly parts: ReadonlyMap<SearchPartName, SearchIndexPages | SearchIndexWords>;
}

/** Splits the index of a large site into parts of about `partSize` characters. */
export function splitIndex(file: SearchIndexFile, partSize: number): SplitIndex {
  const sections = readSections(file);
  const rows = [...collectTerms(file, sections)].sort((a, b) => (a.term < b.term ? -1 : 1)).map(wordRow);
  const words = inParts(rows, ({ word, places }) => word.length + places.length, partSize);
  const pages = inParts(splitPages(file), (page) => JSON.stringify(page).length, partSize / 4);
  return {
    outline: {
      version: file.version,
      folders: foldersOf(file),
      levels: file.sections.levels,
      nameLengths: sections.map(({ nameLength }) => Math.min(nameLength, 35).toString(36)).join(''),
      pageParts: pages.map(({ length }) => length),
      wordParts: words.map(([first]) => first?.word.replace(/=.*/, '') ?? ''),
    },
    parts: new Map<SearchPartName, SearchIndexPages | SearchIndexWords>([
      ...pages.map((part, number) => [`pages-${number}`, joinPages(part)] as const),
      ...words.map((part, number) => [`words-${number}`, joinWords(part)] as const),
    ]),
  };
}

/** Splits a list into parts that follow one another and reach a size. */
function inParts<Item>(items: readonly Item[], sizeOf: (item: Item) => number, partSize: number): Item[][] {
  const parts: Item[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (size >= partSize) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(item);
    size += sizeOf(item);
  }
  return parts;
}

/** The pages of a file, each by itself. */
function splitPages({ pages, sections }: SearchIndexFile): readonly SearchIndexPages[] {
  let start = 0;
  return pages.map((page) => {
    const end = start + page[4];
    const columns = {
      levels: sections.levels.slice(start, end),
      names: sections.names.slice(start, end),
      anchors: sections.anchors.slice(start, end),
      texts: sections.texts.slice(start, end),
    };
    start = end;
    return { pages: [page], sections: columns };
  });
}

function joinPages(pages: readonly SearchIndexPages[]): SearchIndexPages {
  const columns = pages.map(({ sections }) => sections);
  return {
    pages: pages.flatMap((one) => one.pages),
    sections: {
      levels: columns.map(({ levels }) => levels).join(''),
      names: columns.flatMap(({ names }) => names),
      anchors: columns.flatMap(({ anchors }) => anchors),
      texts: columns.flatMap(({ texts }) => texts),
    },
  };
}

/** A term with its places, as a part has them. */
interface WordRow {
  readonly word: string;
  readonly places: string;
}

function wordRow({ term, postings, surfaceForm = term }: IndexedTerm): WordRow {
  const ascending = [...new Set(postings)].sort((a, b) => a - b);
  return { word: surfaceForm === term ? term : `${term}=${surfaceForm}`, places: packPlaces(ascending) };
}

function joinWords(rows: readonly WordRow[]): SearchIndexWords {
  return {
    words: rows.map(({ word }) => word).join(' '),
    places: rows.map(({ places }) => places).join(','),
  };
}

/** The folders of the pages in their order, with the numbers of pages that follow one another there. */
function foldersOf({ pages }: SearchIndexFile): SearchIndexOutline['folders'] {
  const runs: [folder: string, pages: number][] = [];
  for (const [slug] of pages) {
    const folder = slug.replace(/[^/]*$/, '');
    const last = runs.at(-1);
    if (last?.[0] === folder) last[1] += 1;
    else runs.push([folder, 1]);
  }
  return runs;
}
