import { hostedSettings } from './engine/hosted/hosted-settings.ts';
import { missingResultUrl } from './search-links.ts';
import { isOffline, type SearchState, stateText } from './search-state.ts';

interface SearchStatusProps {
  readonly state: SearchState;
  /** What is said while there is no query. */
  readonly idle: string;
}

/** Says what has become of a query, to those who see it and those who hear it (WCAG 4.1.3). It is always there. */
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
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** What a reader can do where a search has no results. */
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
