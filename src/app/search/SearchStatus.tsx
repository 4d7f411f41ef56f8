import { useId } from 'react';
import { hostedSettings } from './engine/hosted/hosted-settings.ts';
import { SEARCH_SCOPES, type SearchScope } from './engine/search-scope.ts';
import { missingResultUrl } from './search-links.ts';
import { isOffline, type SearchState, shownResults, stateText } from './search-state.ts';

interface SearchStatusProps {
  readonly state: SearchState;
  /** The text while there is no query. */
  readonly idle: string;
  /** Searches for another query. */
  readonly ask: (query: string) => void;
}

/**
 * The status line of a search (WCAG 4.1.3). Always rendered, so that the live region exists before its text changes.
 */
export function SearchStatus({ state, idle, ask }: SearchStatusProps) {
  const corrected = shownResults(state)?.corrected;
  return (
    <p role="status" className="search-status" data-state={state.kind}>
      {state.kind === 'idle' ? idle : stateText(state)}
      {hostedSettings() !== undefined && isOffline(state) && (
        <span className="search-note"> Online search isn't responding. Showing offline results.</span>
      )}
      {corrected !== undefined && (
        <span className="search-correction">
          . Did you mean{' '}
          <button type="button" onClick={() => ask(corrected)}>
            {corrected}
          </button>
          ?
        </span>
      )}
    </p>
  );
}

interface SearchFilterProps {
  readonly scope: SearchScope;
  readonly onScope: (scope: SearchScope) => void;
}

const SCOPE_LABELS: Readonly<Record<SearchScope, string>> = { all: 'All', guides: 'Guides', api: 'API' };

/** Chooses which part of the documentation is searched. */
export function SearchFilter({ scope, onScope }: SearchFilterProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="search-filter">
      <span id={id} className="search-filter-name">
        Show
      </span>
      {SEARCH_SCOPES.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            checked={value === scope}
            // The browser's own rule, written out: Radix determines the last tab stop of the dialog by this attribute.
            tabIndex={value === scope ? 0 : -1}
            onChange={() => onScope(value)}
          />
          {SCOPE_LABELS[value]}
        </label>
      ))}
    </div>
  );
}

interface SearchHelpProps {
  readonly state: SearchState;
  readonly scope: SearchScope;
  /** Searches the whole documentation. */
  readonly onShowAll: () => void;
  /** Repeats the search after a failure. */
  readonly retry: () => void;
}

/** Suggestions for a search without results, and a retry after a failure. */
export function SearchHelp({ state, scope, onShowAll, retry }: SearchHelpProps) {
  if (state.kind === 'failed') {
    return (
      <button type="button" className="button button-quiet" onClick={retry}>
        Try again
      </button>
    );
  }
  if (state.kind !== 'empty') return null;
  return (
    <>
      {scope !== 'all' && (
        <button type="button" className="button button-quiet" onClick={onShowAll}>
          Search everything
        </button>
      )}
      <p className="search-help">
        Fewer or other words may help. Should this be in the documentation?{' '}
        <a href={missingResultUrl(state.query)} rel="external noopener">
          Let us know.
        </a>
      </p>
    </>
  );
}
