import type { SearchResults } from '../../search/search-engine.ts';

/** The state of a reader's query. */
export type SearchState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'loading';
      /** The answer to the previous query, which stays until there is a new one. */
      readonly previous: SearchResults | undefined;
      /** Whether the reader has waited so long that a message is due. */
      readonly isLate: boolean;
    }
  | { readonly kind: 'results'; readonly results: SearchResults }
  | { readonly kind: 'empty'; readonly query: string; readonly source: SearchResults['source'] }
  /** No engine can answer now. */
  | { readonly kind: 'failed' };

/** Returns the results that a reader sees; while a query is pending, those of the previous one. */
export function shownResults(state: SearchState): SearchResults | undefined {
  if (state.kind === 'loading') return state.previous;
  return state.kind === 'results' ? state.results : undefined;
}

/** Returns the status message of a state; empty if there is none. */
export function stateText(state: SearchState): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'loading':
      if (state.isLate) return 'Searching…';
      return state.previous === undefined ? '' : countOf(state.previous.total);
    case 'results':
      return countOf(state.results.total);
    case 'empty':
      return `No results for "${state.query}"`;
    case 'failed':
      return 'Unable to fetch results. You might want to check your network connection.';
  }
}

/** Whether the visible results come from the offline index. */
export function isOffline(state: SearchState): boolean {
  return state.kind === 'empty' ? state.source === 'offline' : shownResults(state)?.source === 'offline';
}

function countOf(total: number): string {
  return total === 1 ? '1 result' : `${total} results`;
}
