import { hostedSettings } from './engine/hosted/hosted-settings.ts';
import { missingResultUrl } from './search-links.ts';
import { isOffline, type SearchState, stateText } from './search-state.ts';

interface SearchStatusProps {
  readonly state: SearchState;
  /** The text while there is no query. */
  readonly idle: string;
}

/** The status line of a search (WCAG 4.1.3). Always rendered, so that the live region exists before its text changes. */
export function SearchStatus({ state, idle }: SearchStatusProps) {
  return (
    <p role="status" className="search-status" data-state={state.kind}>
      {state.kind === 'idle' ? idle : stateText(state)}
      {hostedSettings() !== undefined && isOffline(state) && (
        <span className="search-note"> Found offline, because the online search does not answer.</span>
      )}
    </p>
  );
}

interface SearchHelpProps {
  readonly state: SearchState;
  /** Repeats the search after a failure. */
  readonly retry: () => void;
}

/** What a reader can do if a search has no results. */
export function SearchHelp({ state, retry }: SearchHelpProps) {
  if (state.kind === 'failed') {
    return (
      <button type="button" className="button button-quiet" onClick={retry}>
        Try again
      </button>
    );
  }
  if (state.kind !== 'empty') return null;
  return (
    <p className="search-help">
      Fewer or other words may help. Should this be in the documentation?{' '}
      <a href={missingResultUrl(state.query)} rel="external noopener">
        Let us know.
      </a>
    </p>
  );
}
