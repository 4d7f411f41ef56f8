import { hostedSettings } from './engine/hosted/hosted-settings.ts';
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
