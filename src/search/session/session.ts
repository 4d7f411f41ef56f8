import { answerQuery } from '../answer.ts';
import type { SearchPartName } from '../format/search-parts.ts';
import { type MissingParts, PartedIndex } from '../large-sites/parted-index.ts';
import { readIndex } from '../large-sites/read-parts.ts';
import type { SearchOptions, SearchResults } from '../search-engine.ts';
import { createSearchIndex, type SearchIndex } from '../search-index.ts';
import type { SearchScope } from '../search-scope.ts';

/** An opened offline index, in a worker or in the page. */
export interface OfflineSession {
  search(query: string, options: SearchOptions): Promise<SearchResults>;
  /** Releases the index, and the worker if there is one. */
  close(): void;
}

/** Requests to a session through a worker's channel: the text of the index file first, then queries. */
export type SessionRequest =
  | { readonly kind: 'open'; readonly text: string }
  /** Adds the text of a part that an answer has named. */
  | { readonly kind: 'add'; readonly part: SearchPartName; readonly text: string }
  | {
      readonly kind: 'search';
      readonly query: string;
      readonly limit: number;
      readonly scope: SearchScope | undefined;
    };

/** Results, or the parts that are needed first: none when the index or a part of it has been added. */
export type SessionAnswer = SearchResults | MissingParts;

/** Creates the function that answers a session's requests. */
export function createSessionAnswers(): (request: SessionRequest) => SessionAnswer {
  let index: SearchIndex | PartedIndex | undefined;
  return (request) => {
    if (request.kind === 'open') {
      const file = readIndex(request.text);
      index = 'wordParts' in file ? new PartedIndex(file) : createSearchIndex(file);
      return { missing: [] };
    }
    if (index === undefined) throw new Error('The search index has not been opened.');
    if (request.kind === 'add') {
      if (index instanceof PartedIndex) index.add(request.part, request.text);
      return { missing: [] };
    }
    const { query, limit, scope } = request;
    return index instanceof PartedIndex
      ? index.answer(query, limit, scope)
      : answerQuery(query, limit, index, scope);
  };
}
