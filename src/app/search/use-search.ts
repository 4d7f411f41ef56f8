import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { cleanQuery } from '../../search/clean-query.ts';
import type { SearchResults } from '../../search/search-engine.ts';
import type { SearchScope } from '../../search/search-scope.ts';
import { useDelayedFlag } from '../platform/document/use-delayed-flag.ts';
import { getEngine } from './create-search-engine.ts';

/** What a reader sees of a search. Until a query has an answer, the answer to the previous one stays. */
export interface Search {
  /** `failed` if no engine can answer now; `loading` when an answer is late. */
  readonly kind: 'idle' | 'loading' | 'results' | 'empty' | 'failed';
  /** The reader's query as engines receive it; empty if there is nothing to search for. */
  readonly query: string;
  /** The query whose answer is visible; empty if there is none. */
  readonly answered: string;
  /** The visible answer; without hits if there is none. */
  readonly results: SearchResults;
  /** The status message. */
  readonly text: string;
  /** Waits for the answer to the query. Rejects with a `CancelledError` if the reader types on. */
  readonly answer: () => Promise<SearchResults>;
  /** Repeats a search that has failed. */
  readonly retry: () => void;
}

/** The answer to an empty query, without an engine. After it, no previous answer is left. */
const NO_ANSWER = { query: '', results: { source: 'hosted', hits: [], total: 0 } } as const;

const STATUS: Readonly<Record<Search['kind'], (query: string, total: number) => string>> = {
  idle: () => 'Find pages, sections and API names.',
  loading: () => 'Searching…',
  results: (_, total) => (total === 1 ? '1 result' : `${total} results`),
  empty: (query) => `No results for "${query}"`,
  failed: () => 'Unable to fetch results. You might want to check your network connection.',
};

const LOADING_DELAY_MS = 200;

/**
 * Searches a scope for the text of a field while a reader types. Only the answer to the latest text is shown. No answer is
 * kept: a later one may come from another engine. A failed search is repeated once, because an engine may start anew, and
 * when the browser is online again.
 */
export function useSearch(text: string, scope: SearchScope, limit: number): Search {
  const query = cleanQuery(text);
  const client = useQueryClient();
  const options = queryOptions({
    queryKey: ['search', query, scope, limit],
    queryFn: async ({ signal }): Promise<{ readonly query: string; readonly results: SearchResults }> => ({
      query,
      results: await getEngine().search(query, { signal, scope, limit }),
    }),
    placeholderData: keepPreviousData,
    initialData: () => (query === '' ? NO_ANSWER : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: 1,
    retryDelay: 0,
  });
  const { data = NO_ANSWER, isError, isPending, isPlaceholderData, refetch } = useQuery(options);
  // The wait starts with the first unanswered letter.
  const isLate = useDelayedFlag(isPending || isPlaceholderData, LOADING_DELAY_MS);
  const { query: answered, results } = data;
  const found = results.hits.length > 0 ? 'results' : 'empty';
  const kind = isError ? 'failed' : isLate ? 'loading' : answered === '' ? 'idle' : found;
  return {
    kind,
    query,
    answered,
    results,
    text: STATUS[kind](answered, results.total),
    answer: async () => (await client.ensureQueryData(options)).results,
    retry: () => void refetch(),
  };
}
