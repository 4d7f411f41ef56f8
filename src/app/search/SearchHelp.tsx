import { missingResultUrl } from './search-links.ts';
import type { SearchState } from './search-state.ts';

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
