import { createSearchEngine } from './engine/create-search-engine.ts';
import type { SearchEngine } from './engine/search-engine.ts';

let engine: SearchEngine | undefined;

/** Fetches what the search needs, unless that has been done. Call it at the first sign that a reader will search. */
export function prepareSearch(): void {
  theEngine();
}

/** The site's search, which gets ready with the first query at the latest. */
export const siteSearch: SearchEngine = {
  search: (query, options) => theEngine().search(query, options),
};

function theEngine(): SearchEngine {
  engine ??= createSearchEngine();
  return engine;
}
