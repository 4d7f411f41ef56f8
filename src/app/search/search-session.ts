import { cleanQuery } from '../../search/clean-query.ts';
import type { SearchEngine, SearchResults } from '../../search/search-engine.ts';
import type { SearchScope } from '../../search/search-scope.ts';
import { type SearchState, shownResults } from './search-state.ts';

const LOADING_DELAY_MS = 200;

/** The visible state of a search. */
export interface SearchView {
  /** The query of the state; empty if there is nothing to search for. */
  readonly query: string;
  readonly state: SearchState;
}

/** The view before the first query. */
export const INITIAL_VIEW: SearchView = { query: '', state: { kind: 'idle' } };

/**
 * Searches while a reader types: each query replaces the previous one, whose late answer is dropped. The view stays
 * until there is a better one, so typing a letter causes no render, only its answer does.
 */
export class SearchSession {
  readonly #engine: SearchEngine;
  readonly #listeners = new Set<() => void>();
  #view = INITIAL_VIEW;
  #query = '';
  #limit = 0;
  #scope: SearchScope = 'all';
  #waiting: AbortController | undefined;
  #loadingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(engine: SearchEngine) {
    this.#engine = engine;
  }

  /** Returns the view; the same object until the view changes. */
  readonly view = (): SearchView => this.#view;

  /** Calls back when the view has changed. Returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The last query, in the form that engines receive; the view follows when it is answered. */
  get query(): string {
    return this.#query;
  }

  get isWaiting(): boolean {
    return this.#waiting !== undefined;
  }

  /** Searches a scope for a text, with at most `limit` hits, unless the last search was the same. */
  ask(text: string, limit: number, scope: SearchScope = 'all'): void {
    const query = cleanQuery(text);
    if (query === this.#query && limit === this.#limit && scope === this.#scope) return;
    this.#query = query;
    this.#limit = limit;
    this.#scope = scope;
    this.#search();
  }

  /** Repeats a search that no engine could answer. */
  readonly retry = (): void => {
    if (this.#view.state.kind === 'failed') this.#search();
  };

  /** Ends the current search; `ask` starts a new one. */
  readonly end = (): void => {
    this.#stop();
    this.#query = '';
    this.#limit = 0;
  };

  #search(): void {
    if (this.#query === '') {
      this.#stop();
      this.#show(INITIAL_VIEW.state);
      return;
    }
    this.#waiting?.abort();
    const { state } = this.#view;
    // Results stay until there are others. The idle and the failed state do not apply to the new query.
    if (state.kind === 'loading') this.#showLoading(state.isLate);
    else if (state.kind === 'idle' || state.kind === 'failed') this.#showLoading(false);
    // The wait starts with the first unanswered letter.
    this.#loadingTimer ??= setTimeout(() => this.#showLoading(true), LOADING_DELAY_MS);

    const controller = new AbortController();
    const { signal } = controller;
    this.#waiting = controller;
    const accept = (results: SearchResults | undefined) => {
      if (signal.aborted) return;
      this.#stop();
      this.#show(answered(this.#query, results));
    };
    const options = { signal, limit: this.#limit, scope: this.#scope };
    this.#engine.search(this.#query, options).then(accept, () => accept(undefined));
  }

  #stop(): void {
    clearTimeout(this.#loadingTimer);
    this.#loadingTimer = undefined;
    this.#waiting?.abort();
    this.#waiting = undefined;
  }

  #showLoading(isLate: boolean): void {
    this.#show({ kind: 'loading', previous: shownResults(this.#view.state), isLate });
  }

  #show(state: SearchState): void {
    this.#view = { query: this.#query, state };
    for (const listener of this.#listeners) listener();
  }
}

function answered(query: string, results: SearchResults | undefined): SearchState {
  if (results === undefined) return { kind: 'failed' };
  if (results.hits.length === 0) return { kind: 'empty', query, source: results.source };
  return { kind: 'results', results };
}
