import { isTextList } from '../../shared/check-value.ts';
import type { SearchIndexFile } from '../format/search-index.ts';
import type { SearchIndexOutline } from '../format/search-outline.ts';
import {
  isIndexFile,
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

/** Parses and validates the text of a part: one with pages (`hasPages`), or one with words (`isWords`). */
export function readPart<Part>(text: string, isPart: (value: unknown) => value is Part): Part {
  const value: unknown = parseRecord(text);
  if (isPart(value)) return value;
  throw new SearchIndexError('A part of the search index is incomplete.');
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
