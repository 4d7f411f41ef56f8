import { SEARCH_INDEX_VERSION, type SearchIndexFile } from '../../../../shared/search-index.ts';

/** The file of the offline search is not what it should be; it may be right the next time it is fetched. */
class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
}

/** Reads the file's text. Throws a `SearchIndexError` for anything but a whole file of the form that this code knows. */
export function readIndexFile(text: string): SearchIndexFile {
  const value = parse(text);
  if (!isRecord(value)) throw new SearchIndexError('The search index is no JSON object.');
  if (value['version'] !== SEARCH_INDEX_VERSION) {
    throw new SearchIndexError(`The search index has version ${String(value['version'])}.`);
  }
  if (!isIndexFile(value)) throw new SearchIndexError('The search index lacks a part.');
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SearchIndexError('The search index is no JSON.', { cause });
  }
}

function isIndexFile(
  value: Readonly<Record<string, unknown>>,
): value is Record<string, unknown> & SearchIndexFile {
  const { pages, sections, rest } = value;
  if (!Array.isArray(pages) || !pages.every(isPage) || !isRecord(sections) || !isRecord(rest)) return false;
  const { levels, names, anchors, texts } = sections;
  const count = pages.reduce((sum, page) => sum + page[4], 0);
  return (
    typeof levels === 'string' &&
    levels.length === count &&
    [names, anchors, texts].every((column) => isTextList(column) && column.length === count) &&
    typeof rest['words'] === 'string' &&
    typeof rest['places'] === 'string'
  );
}

function isPage(value: unknown): value is SearchIndexFile['pages'][number] {
  return Array.isArray(value) && value.length === 5 && isTextList(value.slice(0, 4)) && value[4] > 0;
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
