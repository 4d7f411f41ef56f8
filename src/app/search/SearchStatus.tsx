import { type RefObject, useEffect, useId, useState } from 'react';
import { SEARCH_SCOPES, type SearchScope } from '../../search/search-scope.ts';
import { newIssueUrl } from '../data/new-issue.ts';
import { hostedSettings } from './create-search-engine.ts';
import type { Search } from './use-search.ts';

interface SearchStatusProps {
  readonly search: Search;
  /** The field of the search. It gets the focus back from a button that goes away when it is pressed. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Searches for another query. */
  readonly ask: (query: string) => void;
  /** Forgets recent searches, if they are shown. */
  readonly onClear?: (() => void) | undefined;
}

/**
 * Milliseconds without a new answer after which the status is announced. Screen readers drop what waits to be said at each
 * key, and on a busy machine they notice a key up to a few tenths of a second after the page, whose answer may come first.
 */
const ANNOUNCEMENT_DELAY_MS = 1000;

/**
 * The status line of a search (WCAG 4.1.3), and what a reader can do about it. Always rendered, so that the live region
 * exists before its text changes. The text is seen at once and announced when the reader has stopped typing: screen
 * readers do not notice it before. Buttons follow it, because Orca leaves controls out of the text of a live region.
 */
export function SearchStatus({ search, field, ask, onClear }: SearchStatusProps) {
  const { kind, answered, results, retry } = search;
  // While another query is running late, the correction of the former one does not apply.
  const corrected = kind === 'results' ? results.corrected : undefined;
  const text = kind === 'idle' && onClear ? '' : search.text;
  const isSettled = useIsSettled(`${answered}: ${text}`);
  const button = (name: string, onPress: () => void) => {
    const onClick = () => {
      onPress();
      field.current?.focus();
    };
    return (
      <button type="button" className="search-action" onClick={onClick}>
        {name}
      </button>
    );
  };
  return (
    <>
      <p role="status" className="search-status" data-state={kind}>
        <span aria-hidden={kind !== 'idle' && !isSettled}>
          {/*
            One text: screen readers announce the text that has changed, not its neighbours. In an element of its own, because
            React finds a text that the browser has translated only if it is alone.
          */}
          <span>{corrected === undefined ? text : `${text}. Did you mean ${corrected}?`}</span>
          {hostedSettings() !== undefined && results.source === 'offline' && (
            <span> Online search has no answer. Showing offline results.</span>
          )}
        </span>
      </p>
      {corrected !== undefined && button(`Search for “${corrected}”`, () => ask(corrected))}
      {onClear && button('Clear recent searches', onClear)}
      {kind === 'failed' && button('Try again', retry)}
      {kind === 'empty' && (
        <p className="search-help">
          Fewer or other words may help. Should this be in the documentation?{' '}
          <a href={newIssueUrl({ title: `Search finds nothing for "${answered}"` })} rel="external noopener">
            Let us know.
          </a>
        </p>
      )}
      {/* The free plan of the hosted index requires this where its results are shown. */}
      {results.source === 'hosted' &&
        results.hits.length > 0 &&
        import.meta.env.VITE_ALGOLIA_MARK !== 'off' && (
          <a className="search-mark" href="https://www.algolia.com/" rel="external noopener">
            Search by <b>Algolia</b>
          </a>
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
      <span id={id}>Show</span>
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
