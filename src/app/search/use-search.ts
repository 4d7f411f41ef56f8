import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSearchEngine } from './create-search-engine.ts';
import type { SearchEngine } from './engine/search-engine.ts';
import { NOTHING_ASKED, SearchSession, type SearchView } from './search-session.ts';

/**
 * Returns a search session for one part of the interface, and its view. A failed search is repeated when the browser is
 * online again.
 */
export function useSearch(): readonly [view: SearchView, session: SearchSession] {
  const [session] = useState(() => new SearchSession(siteSearch));
  const view = useSyncExternalStore(session.subscribe, session.view, () => NOTHING_ASKED);
  useEffect(() => {
    window.addEventListener('online', session.retry);
    return () => {
      window.removeEventListener('online', session.retry);
      session.end();
    };
  }, [session]);
  return [view, session];
}

let engine: SearchEngine | undefined;

/** Fetches what the search needs, once. Called at the first sign that a reader will search. */
export function prepareSearch(): void {
  theEngine();
}

/** The site's search. It is prepared with the first query at the latest. */
export const siteSearch: SearchEngine = {
  search: (query, options) => theEngine().search(query, options),
};

function theEngine(): SearchEngine {
  engine ??= createSearchEngine();
  return engine;
}
