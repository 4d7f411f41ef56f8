import { answerQuery } from '../answer.ts';
import type { SearchOptions, SearchResults } from '../search-engine.ts';
import { createSearchIndex, readIndexFile, type SearchIndex } from '../search-index.ts';
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
  | {
      readonly kind: 'search';
      readonly query: string;
      readonly limit: number;
      readonly scope: SearchScope | undefined;
    };

/** Results; undefined when the index has been opened. */
export type SessionAnswer = SearchResults | undefined;

/** Creates the function that answers a session's requests. */
export function createSessionAnswers(): (request: SessionRequest) => SessionAnswer {
  let index: SearchIndex | undefined;
  return (request) => {
    if (request.kind === 'open') {
      index = createSearchIndex(readIndexFile(request.text));
      return undefined;
    }
    if (index === undefined) throw new Error('The search index has not been opened.');
    return answerQuery(request.query, request.limit, index, request.scope);
  };
}
