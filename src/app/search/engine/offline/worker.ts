import { type AnswerQuery, openSearchIndex } from '../../../../search/answer.ts';
import type { SearchResults } from '../../../../search/search-engine.ts';
import type { SearchScope } from '../../../../search/search-scope.ts';
import { answerRequests } from '../../../../shared/worker-channel.ts';

/** A request to the worker: the text of the index first, then queries. */
export type WorkerRequest =
  | { readonly kind: 'open'; readonly text: string }
  | { readonly kind: 'search'; readonly query: string; readonly limit: number; readonly scope: SearchScope };

// The search worker. Indexing takes longer than a frame, so it must not run in the page.
let answer: AnswerQuery | undefined;
answerRequests<WorkerRequest, SearchResults | undefined>((request) => {
  if (request.kind === 'search') return answer?.(request.query, request.limit, request.scope);
  answer = openSearchIndex(request.text);
  return undefined;
});
