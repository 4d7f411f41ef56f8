import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { site } from 'derived/site.ts';
import { useEffect, useEffectEvent } from 'react';
import { cleanQuery } from '../../search/clean-query.ts';
import type { SearchHit, SearchOptions, SearchResults } from '../../search/search-engine.ts';
import { isInScope, type SearchScope } from '../../search/search-scope.ts';
import { useDelayedFlag } from '../platform/document/use-delayed-flag.ts';
import { getEngine } from './create-search-engine.ts';

/** What a reader sees of a search. */
export interface Search {
  /** `failed` if no engine can answer now. Until a query has an answer, the answer of the previous one stays. */
  readonly kind: 'idle' | 'loading' | 'results' | 'empty' | 'failed';
  /** The reader's query as engines receive it; empty if there is nothing to search for. */
  readonly query: string;
  /** The query whose answer is visible; empty if there is none. */
  readonly answered: string;
  /** The visible results; undefined if there are no hits. */
  readonly results: SearchResults | undefined;
  readonly isWaiting: boolean;
  /** Whether the visible answer comes from the offline index. */
  readonly isOffline: boolean;
  /** The status message; empty if there is none. */
  readonly text: string;
  /** Repeats a search that has failed. */
  readonly retry: () => void;
}

/** The answer to a query. */
interface Answer {
  readonly query: string;
  readonly results: SearchResults;
}

/** What an empty query finds, without an engine. After it, no previous answer is left. */
const NO_ANSWER: Answer = { query: '', results: { source: 'hosted', hits: [], total: 0 } };

const LOADING_DELAY_MS = 200;

/**
 * Searches a scope for the text of a field while a reader types. Only the answer to the latest text is shown. No answer is
 * kept: a later one may come from another engine. A failed search is repeated when the browser is online again.
 */
export function useSearch(text: string, scope: SearchScope, limit: number): Search {
  const query = cleanQuery(text);
  const { data, isError, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', query, scope, limit],
    queryFn: async ({ signal }): Promise<Answer> => ({
      query,
      results: await searchWithLinks(query, { signal, scope, limit }),
    }),
    placeholderData: keepPreviousData,
    initialData: () => (query === '' ? NO_ANSWER : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  const isWaiting = isPending || isPlaceholderData;
  // The wait starts with the first unanswered letter.
  const isLate = useDelayedFlag(isWaiting, LOADING_DELAY_MS);
  const retry = () => {
    if (isError) void refetch();
  };
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  const { query: answered, results } = data ?? NO_ANSWER;
  const kind = kindOf();
  return {
    kind,
    query,
    answered,
    results: results.hits.length > 0 ? results : undefined,
    isWaiting,
    isOffline: results.source === 'offline',
    text: statusText(),
    retry,
  };

  function kindOf(): Search['kind'] {
    if (query === '') return 'idle';
    if (isError) return 'failed';
    if (isLate || answered === '') return 'loading';
    return results.hits.length > 0 ? 'results' : 'empty';
  }

  function statusText(): string {
    if (kind === 'failed') return 'Unable to fetch results. You might want to check your network connection.';
    if (kind === 'empty') return `No results for "${answered}"`;
    if (kind === 'results') return results.total === 1 ? '1 result' : `${results.total} results`;
    return isLate ? 'Searching…' : '';
  }
}

/** Searches the site, with the pages outside the documentation that `site.yaml` names before the hits. */
async function searchWithLinks(query: string, options: Required<SearchOptions>): Promise<SearchResults> {
  const { hits, total, ...results } = await getEngine().search(query, options);
  const links = linkHits(query, options.scope);
  return { ...results, hits: [...links, ...hits].slice(0, options.limit), total: total + links.length };
}

/** Letters of a name from which a page outside the documentation is found. */
const MIN_LETTERS = 3;

/** Returns the pages whose names the query begins or contains. */
function linkHits(query: string, scope: SearchScope): readonly SearchHit[] {
  const asked = query.toLowerCase();
  return site.searchLinks.flatMap(({ label, href }): SearchHit | [] => {
    const name = label.toLowerCase();
    const isBegun = asked.length >= MIN_LETTERS && name.startsWith(asked);
    if (!isInScope(href, scope) || (!isBegun && !asked.includes(name))) return [];
    const page = { text: label, ranges: [[0, Math.min(asked.length, label.length)]] } as const;
    return { id: href, href, page, sections: [], snippet: { text: '', ranges: [] } };
  });
}
