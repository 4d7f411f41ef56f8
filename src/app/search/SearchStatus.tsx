import '../styles/bundles/deferred-search.css';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { SEARCH_SCOPES, type SearchScope } from '../../search/search-scope.ts';
import { hostedSettings } from './engine/hosted/hosted-settings.ts';
import { missingResultUrl } from './search-links.ts';
import { isOffline, type SearchState, shownResults, stateText } from './search-state.ts';

interface SearchStatusProps {
  readonly state: SearchState;
  /** The text while there is no query. */
  readonly idle: string;
  /** Searches for another query. */
  readonly ask: (query: string) => void;
  readonly field: Field;
}

/** The field of the search. It gets the focus back from a button that goes away when it is pressed. */
type Field = RefObject<HTMLInputElement | null>;

interface LeavingButtonProps {
  readonly field: Field;
  readonly className: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that goes away when it is pressed. */
function LeavingButton({ field, className, onPress, children }: LeavingButtonProps) {
  const onClick = () => {
    onPress();
    field.current?.focus();
  };
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}

/**
 * Milliseconds without a new state after which the status is announced. Screen readers drop what waits to be said at each
 * key, and on a busy machine they notice a key up to a few tenths of a second after the page, whose answer may come first.
 */
const ANNOUNCEMENT_DELAY_MS = 1000;

/**
 * The status line of a search (WCAG 4.1.3). Always rendered, so that the live region exists before its text changes. The
 * text is seen at once and announced when the reader has stopped typing: screen readers do not notice it before. The
 * button that searches for a correction follows it, because Orca leaves controls out of the text of a live region.
 */
export function SearchStatus({ state, idle, ask, field }: SearchStatusProps) {
  // While another query is running late, the correction of the former one does not apply.
  const isLate = state.kind === 'loading' && state.isLate;
  const corrected = isLate ? undefined : shownResults(state)?.corrected;
  const text = state.kind === 'idle' ? idle : stateText(state);
  const isSettled = useIsSettled(state);
  return (
    <>
      <p role="status" className="search-status" data-state={state.kind}>
        <span aria-hidden={state.kind !== 'idle' && !isSettled}>
          {/*
            One text: screen readers announce the text that has changed, not its neighbours. In an element of its own, because
            React finds a text that the browser has translated only if it is alone.
          */}
          <span>{corrected === undefined ? text : `${text}. Did you mean ${corrected}?`}</span>
          {hostedSettings() !== undefined && isOffline(state) && (
            <span className="search-note"> Online search has no answer. Showing offline results.</span>
          )}
        </span>
      </p>
      {corrected !== undefined && (
        <LeavingButton field={field} className="search-correction" onPress={() => ask(corrected)}>
          {`Search for “${corrected}”`}
        </LeavingButton>
      )}
    </>
  );
}

/** The mark that the free plan of the hosted index requires where its results are shown. */
export function SearchMark({ state }: Pick<SearchStatusProps, 'state'>) {
  if (hostedSettings() === undefined || import.meta.env.VITE_ALGOLIA_MARK === 'off') return null;
  if (shownResults(state)?.source !== 'hosted') return null;
  return (
    <a className="search-mark" href="https://www.algolia.com/" rel="external noopener">
      Search by <b>Algolia</b>
    </a>
  );
}

/** Whether a state has lasted for a while. */
function useIsSettled(state: SearchState): boolean {
  const [settled, setSettled] = useState<SearchState>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(state), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return settled === state;
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
  readonly onShowAll: () => void;
  readonly retry: () => void;
  readonly field: Field;
}

/** Suggestions for a search without results, and a retry after a failure. */
export function SearchHelp({ state, scope, onShowAll, retry, field }: SearchHelpProps) {
  if (state.kind === 'failed') {
    return (
      <LeavingButton field={field} className="button button-quiet" onPress={retry}>
        Try again
      </LeavingButton>
    );
  }
  if (state.kind !== 'empty') return null;
  return (
    <>
      {scope !== 'all' && (
        <LeavingButton field={field} className="button button-quiet" onPress={onShowAll}>
          Search everything
        </LeavingButton>
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
