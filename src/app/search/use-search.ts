import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useStillTrueAfter } from '../shell/use-still-true-after.ts';
import { cleanQuery } from './engine/clean-query.ts';
import type { SearchResults } from './search-engine.ts';
import type { SearchState } from './search-state.ts';
import { siteSearch } from './site-search.ts';

/** Answers that come within this time, in milliseconds, need no word that they are on their way. */
const PATIENCE = 200;

/** A search as its interface sees it. */
interface Search {
  readonly state: SearchState;
  /** The query as engines get it; empty where there is nothing to search for. */
  readonly query: string;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

interface Answer {
  /** What was asked, to tell it from what is asked now. */
  readonly key: string;
  /** Undefined where no engine could answer. */
  readonly results: SearchResults | undefined;
}

/**
 * Searches for a text with at most `limit` hits, anew whenever either changes, after a failure also when the connection
 * comes back. An answer to an earlier text is dropped.
 */
export function useSearch(text: string, limit: number): Search {
  const query = cleanQuery(text);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState<Answer>();
  const key = `${attempt} ${limit} ${query}`;
  const isPending = query !== '' && answer?.key !== key;
  const isLate = useStillTrueAfter(isPending, PATIENCE);

  useEffect(() => {
    if (query === '') {
      setAnswer(undefined);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const accept = (results: SearchResults | undefined) => {
      if (!signal.aborted) setAnswer({ key, results });
    };
    siteSearch.search(query, { signal, limit }).then(accept, () => accept(undefined));
    return () => controller.abort();
  }, [query, limit, key]);

  const state = stateOf({ query, isPending, isLate, results: answer?.results });
  useOnline(() => {
    if (state.kind === 'failed') retry();
  });
  return { state, query, retry };
}

interface Progress {
  readonly query: string;
  readonly isPending: boolean;
  readonly isLate: boolean;
  readonly results: SearchResults | undefined;
}

function stateOf({ query, isPending, isLate, results }: Progress): SearchState {
  if (query === '') return { kind: 'idle' };
  if (isPending) return { kind: 'loading', previous: results, isLate };
  if (results === undefined) return { kind: 'failed' };
  if (results.hits.length === 0) return { kind: 'empty', query, source: results.source };
  return { kind: 'results', results };
}

function useOnline(callback: () => void): void {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
