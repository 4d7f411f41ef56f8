import type {
  SearchIndexFile,
  SearchIndexPages,
  SearchIndexWords,
} from '../../../search/format/search-index.ts';
import { PAGES_PER_PART, type SearchIndexOutline } from '../../../search/format/search-outline.ts';
import type { SearchPartName } from '../../../search/format/search-parts.ts';
import { collectTerms, type IndexedTerm, readSections } from '../../../search/format/search-postings.ts';
import { packPlaces } from '../../../search/format/word-places.ts';
import { readLimit } from '../../site/large-sites/read-limit.ts';

/**
 * The maximum number of characters of a search index in one file: about 300 KB compressed, which is more than a query
 * loads of an index in parts. `SEARCH_INDEX_LIMIT` overrides it.
 */
const INDEX_LIMIT = readLimit('SEARCH_INDEX_LIMIT', 1_000_000, 'characters');

/** The number of characters of a part with words, about 12 KB compressed. Half of the limit if that is less. */
const PART_SIZE = 32_000;

interface SplitIndex {
  readonly outline: SearchIndexFile | SearchIndexOutline;
  readonly parts: ReadonlyMap<SearchPartName, SearchIndexPages | SearchIndexWords>;
}

/** Splits an index with more than `limit` characters. */
export function splitIndex(file: SearchIndexFile, limit = INDEX_LIMIT): SplitIndex {
  if (JSON.stringify(file).length <= limit) return { outline: file, parts: new Map() };
  const sections = readSections(file);
  const words = splitWords(collectTerms(file, sections), Math.min(PART_SIZE, limit / 2));
  return {
    outline: {
      version: file.version,
      folders: foldersOf(file),
      levels: file.sections.levels,
      nameLengths: sections.map(({ nameLength }) => Math.min(nameLength, 35).toString(36)).join(''),
      wordParts: words.map(([first]) => first?.term ?? ''),
    },
    parts: new Map<SearchPartName, SearchIndexPages | SearchIndexWords>([
      ...splitPages(file).map((part, number) => [`pages-${number}`, part] as const),
      ...words.map((rows, number) => [`words-${number}`, joinWords(rows)] as const),
    ]),
  };
}

function splitPages({ pages, sections }: SearchIndexFile): readonly SearchIndexPages[] {
  const parts: SearchIndexPages[] = [];
  let end = 0;
  for (let page = 0; page < pages.length; page += PAGES_PER_PART) {
    const some = pages.slice(page, page + PAGES_PER_PART);
    const start = end;
    end += some.reduce((sum, [, , , , count]) => sum + count, 0);
    const { levels, names, anchors, texts } = sections;
    const columns = {
      levels: levels.slice(start, end),
      names: names.slice(start, end),
      anchors: anchors.slice(start, end),
      texts: texts.slice(start, end),
    };
    parts.push({ pages: some, sections: columns });
  }
  return parts;
}

interface WordRow {
  readonly term: string;
  readonly word: string;
  readonly places: string;
}

/** Splits terms into parts in alphabetical order. */
function splitWords(terms: readonly IndexedTerm[], partSize: number): readonly (readonly WordRow[])[] {
  const parts: WordRow[][] = [];
  let size = partSize;
  for (const { term, postings, surfaceForm = term } of [...terms].sort((a, b) =>
    a.term < b.term ? -1 : 1,
  )) {
    const word = surfaceForm === term ? term : `${term}=${surfaceForm}`;
    const places = packPlaces([...new Set(postings)].sort((a, b) => a - b));
    if (size >= partSize) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push({ term, word, places });
    size += word.length + places.length;
  }
  return parts;
}

function joinWords(rows: readonly WordRow[]): SearchIndexWords {
  return {
    words: rows.map(({ word }) => word).join(' '),
    places: rows.map(({ places }) => places).join(','),
  };
}

/** Returns the folders of the pages in order, with the number of consecutive pages in each. */
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
