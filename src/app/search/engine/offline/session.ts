import type { SearchResults } from '../../search-engine.ts';
import { answerQuery } from './answer-query.ts';
import { readIndexFile } from './read-index-file.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

/** Offline search that is ready, wherever it runs. */
export interface SearchSession {
  search(query: string, limit: number): Promise<SearchResults>;
  /** Frees what the session holds. */
  close(): void;
}

/** What a session is asked through a worker's channel: the file's text first, then queries. */
export type SessionRequest =
  | { readonly kind: 'open'; readonly text: string }
  | { readonly kind: 'search'; readonly query: string; readonly limit: number };

/** Answers a session's requests; undefined says that the index is ready. */
export function createSessionAnswers(): (request: SessionRequest) => SearchResults | undefined {
  let index: SearchIndex | undefined;
  return (request) => {
    if (request.kind === 'open') {
      index = createSearchIndex(readIndexFile(request.text));
      return undefined;
    }
    if (index === undefined) throw new Error('The search index has not been opened.');
    return answerQuery(request.query, request.limit, index);
  };
}
