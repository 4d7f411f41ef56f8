import type { SearchEngine } from './search-engine.ts';

let engine: Promise<SearchEngine> | undefined;

/**
 * Fetches the search engine, which then fetches what it needs, unless that has been done. Call it at the first sign
 * that a reader will search. A failure is not kept: the next query tries again.
 */
export function prepareSearch(): void {
  loadEngine().catch(() => {});
}

/** The site's search; its engine arrives with the first query at the latest. */
export const siteSearch: SearchEngine = {
  search: async (query, options) => (await loadEngine()).search(query, options),
};

function loadEngine(): Promise<SearchEngine> {
  if (engine !== undefined) return engine;
  const loading = import('./engine/create-search-engine.ts').then((module) => module.createSearchEngine());
  engine = loading;
  loading.catch(() => {
    engine = undefined;
  });
  return loading;
}
