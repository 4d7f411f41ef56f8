import type { SearchIndexOutline } from '../format/large-sites.ts';
import type { SearchIndexFile, SearchIndexPages, SearchIndexWords } from '../format/search-index.ts';
import {
  hasPages,
  isIndexFile,
  isTextList,
  isWords,
  parseRecord,
  parseVersion,
  SearchIndexError,
  type UnknownRecord,
} from '../search-index.ts';

/** Like `readIndexFile`, for a site of any size: the file of a large one is an outline. */
export function readIndex(text: string): SearchIndexFile | SearchIndexOutline {
  const value = parseVersion(text);
  if (isIndexFile(value) || isOutline(value)) return value;
  throw new SearchIndexError('The search index is incomplete.');
}

/** Parses and validates the text of a part with pages. */
export function readPagePart(text: string): SearchIndexPages {
  const value = parseRecord(text);
  if (!hasPages(value)) throw new SearchIndexError('A part of the search index is incomplete.');
  return value;
}

/** Parses and validates the text of a part with words. */
export function readWordPart(text: string): SearchIndexWords {
  const value = parseRecord(text);
  if (!isWords(value)) throw new SearchIndexError('A part of the search index is incomplete.');
  return value;
}

function isOutline(value: UnknownRecord): value is UnknownRecord & SearchIndexOutline {
  const { folders, levels, nameLengths, wordParts } = value;
  return (
    Array.isArray(folders) &&
    folders.every((run) => Array.isArray(run) && typeof run[0] === 'string' && run[1] > 0) &&
    typeof levels === 'string' &&
    typeof nameLengths === 'string' &&
    levels.length === nameLengths.length &&
    isTextList(wordParts)
  );
}
