import type { SearchResults } from '../search-engine.ts';
import type { SearchScope } from '../search-scope.ts';
import { answerQuery } from './answer.ts';
import { createSearchIndex, readIndexFile, type SearchIndex } from './search-index.ts';

/** An opened offline index, in a worker or in the page. */
export interface OfflineSession {
  search(query: string, limit: number, scope?: SearchScope): Promise<SearchResults>;
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

/** Creates the function that answers a session's requests; it returns undefined once the index is ready. */
export function createSessionAnswers(): (request: SessionRequest) => SearchResults | undefined {
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

/** Opens a session in the page itself, for browsers in which workers fail. */
export function openMainThreadSession(text: string): OfflineSession {
  const answer = createSessionAnswers();
  answer({ kind: 'open', text });
  return {
    async search(query, limit, scope) {
      return answer({ kind: 'search', query, limit, scope }) ?? { source: 'offline', hits: [], total: 0 };
    },
    close() {},
  };
}
