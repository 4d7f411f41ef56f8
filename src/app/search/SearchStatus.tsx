import '../styles/bundles/deferred-search.css';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { SEARCH_SCOPES, type SearchScope } from '../../search/search-scope.ts';
import { newIssueUrl } from '../data/new-issue.ts';
import { hostedSettings } from './create-search-engine.ts';
import type { Search } from './use-search.ts';

interface SearchPartProps {
  readonly search: Search;
  /** The field of the search. It gets the focus back from a button that goes away when it is pressed. */
  readonly field: RefObject<HTMLInputElement | null>;
}

interface SearchStatusProps extends SearchPartProps {
  /** The text while there is no query. */
  readonly idle: string;
  /** Searches for another query. */
  readonly ask: (query: string) => void;
}

/**
 * Milliseconds without a new answer after which the status is announced. Screen readers drop what waits to be said at each
 * key, and on a busy machine they notice a key up to a few tenths of a second after the page, whose answer may come first.
 */
const ANNOUNCEMENT_DELAY_MS = 1000;

/**
 * The status line of a search (WCAG 4.1.3). Always rendered, so that the live region exists before its text changes. The
 * text is seen at once and announced when the reader has stopped typing: screen readers do not notice it before. The
 * button that searches for a correction follows it, because Orca leaves controls out of the text of a live region.
 */
export function SearchStatus({ search, field, idle, ask }: SearchStatusProps) {
  const { kind, answered, results, isOffline } = search;
  // While another query is running late, the correction of the former one does not apply.
  const corrected = kind === 'results' ? results?.corrected : undefined;
  const text = kind === 'idle' ? idle : search.text;
  const isSettled = useIsSettled(`${answered}: ${text}`);
  return (
    <>
      <p role="status" className="search-status" data-state={kind}>
        <span aria-hidden={kind !== 'idle' && !isSettled}>
          {/*
            One text: screen readers announce the text that has changed, not its neighbours. In an element of its own, because
            React finds a text that the browser has translated only if it is alone.
          */}
          <span>{corrected === undefined ? text : `${text}. Did you mean ${corrected}?`}</span>
          {hostedSettings() !== undefined && isOffline && (
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

/** Whether a text has stayed the same for a while. */
function useIsSettled(text: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}

interface LeavingButtonProps extends Pick<SearchPartProps, 'field'> {
  readonly className?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that goes away when it is pressed. */
function LeavingButton({ field, className = 'button button-quiet', onPress, children }: LeavingButtonProps) {
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

/** The mark that the free plan of the hosted index requires where its results are shown. */
export function SearchMark({ search: { results } }: Pick<SearchPartProps, 'search'>) {
  if (results?.source !== 'hosted' || import.meta.env.VITE_ALGOLIA_MARK === 'off') return null;
  return (
    <a className="search-mark" href="https://www.algolia.com/" rel="external noopener">
      Search by <b>Algolia</b>
    </a>
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

/** Suggestions for a search without results, and a retry after a failure. */
export function SearchHelp({ search, field, scope, onScope }: SearchPartProps & SearchFilterProps) {
  if (search.kind === 'failed') {
    return (
      <LeavingButton field={field} onPress={search.retry}>
        Try again
      </LeavingButton>
    );
  }
  if (search.kind !== 'empty') return null;
  return (
    <>
      {scope !== 'all' && (
        <LeavingButton field={field} onPress={() => onScope('all')}>
          Search everything
        </LeavingButton>
      )}
      <p className="search-help">
        Fewer or other words may help. Should this be in the documentation?{' '}
        <a
          href={newIssueUrl({ title: `Search finds nothing for "${search.answered}"` })}
          rel="external noopener"
        >
          Let us know.
        </a>
      </p>
    </>
  );
}
