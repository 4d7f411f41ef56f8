import type { SearchRecord } from './search-records.ts';

/** For tests: one index of the hosted server. */
export interface HostedIndex {
  readonly records: Map<string, SearchRecord>;
  settings: Readonly<Record<string, unknown>>;
}

/** For tests: a query of the hosted protocol. */
export interface HostedQuery {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage: number;
  readonly facetFilters: readonly (string | readonly string[])[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

/**
 * For tests: answers a query with the records that contain all its words, in the order of the custom ranking, one for
 * each URL. Algolia's own ranking is not imitated.
 */
export function answerHosted(index: HostedIndex, query: HostedQuery): unknown {
  const words = (query.query.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase());
  const sorted = [...index.records.values()]
    .filter((record) => passes(record, query.facetFilters) && contains(record, words))
    .sort((a, b) => b.weight.level - a.weight.level || a.weight.position - b.weight.position);
  const found = sorted.filter(({ url }, place) => sorted.findIndex((one) => one.url === url) === place);
  const hits = found.slice(0, query.hitsPerPage).map((record) => highlighted(record, words, query));
  return { hits, nbHits: found.length, page: 0, hitsPerPage: query.hitsPerPage, query: query.query };
}

function contains({ hierarchy, content }: SearchRecord, words: readonly string[]): boolean {
  const text = [...Object.values(hierarchy), content].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Whether a record passes the filters: all on the first level, any of those on the second. */
function passes(record: SearchRecord, filters: HostedQuery['facetFilters']): boolean {
  const values = new Set([`language:${record.language}`, `docusaurus_tag:${record.docusaurus_tag}`]);
  return filters.every((filter) => [filter].flat().some((value) => values.has(value)));
}

function highlighted(record: SearchRecord, words: readonly string[], query: HostedQuery): unknown {
  const mark = (text: string | null) =>
    text === null ? undefined : { value: markWords(text, words, query), matchLevel: 'none' };
  const hierarchy = Object.entries(record.hierarchy).flatMap(([level, text]) =>
    text === null ? [] : [[level, mark(text)]],
  );
  return {
    ...record,
    _highlightResult: { hierarchy: Object.fromEntries(hierarchy) },
    _snippetResult: { content: mark(record.content) },
  };
}

function markWords(text: string, words: readonly string[], query: HostedQuery): string {
  if (words.length === 0) return text;
  const word = new RegExp(words.join('|'), 'giu');
  return text.replace(word, (match) => `${query.highlightPreTag}${match}${query.highlightPostTag}`);
}
