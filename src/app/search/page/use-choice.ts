import { useElementScrollRestoration, useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_SCOPES, type SearchScope } from '../../../search/search-scope.ts';
import { fieldsOf } from '../../../shared/fields-of.ts';

/** What a reader has chosen on the search page besides the query. */
interface Choice {
  readonly scope: SearchScope;
  /** The number of results of a query, if more than the first ones are shown. */
  readonly more: { readonly query: string; readonly limit: number } | undefined;
}

const FIRST_CHOICE: Choice = { scope: 'all', more: undefined };

declare module '@tanstack/react-router' {
  interface HistoryState {
    searchChoice?: Choice;
  }
}

/**
 * Keeps the reader's choice with the entry of the browser's history, so that Back, Forward and a reload bring it back. The
 * first render knows none, because it must be the same as the server's HTML.
 */
export function useChoice(): readonly [choice: Choice, choose: (choice: Choice) => void] {
  const stored = useLocation({ select: ({ state }) => state.searchChoice });
  const [choice, setChoice] = useState(FIRST_CHOICE);
  useLayoutEffect(() => setChoice(isChoice(stored) ? stored : FIRST_CHOICE), [stored]);
  const choose = (next: Choice) => {
    setChoice(next);
    // Not by the router, which would forget where the reader scrolls until it has rendered the page again.
    History.prototype.replaceState.call(
      window.history,
      { ...fieldsOf(window.history.state), searchChoice: next },
      '',
    );
  };
  return [choice, choose];
}

/** The choice in the current entry of the history, which the router may not know yet. */
export function storedChoice(): { readonly searchChoice?: Choice } {
  const { searchChoice } = fieldsOf(window.history.state);
  return isChoice(searchChoice) ? { searchChoice } : {};
}

/** Whether the history has a choice in the form that this release writes. */
function isChoice(value: unknown): value is Choice {
  const { scope } = fieldsOf(value);
  return SEARCH_SCOPES.some((one) => one === scope);
}

/**
 * Scrolls to where the reader was in this entry of the history. The router did before there were results, and so on a page
 * of another length. Without a query there is nothing to wait for.
 */
export function usePlaceOfReturn(hasResults: boolean, hasQuery: boolean): void {
  const place = useElementScrollRestoration({ getElement: () => window });
  const pending = useRef(hasQuery ? place : undefined);
  useLayoutEffect(() => {
    if (!hasResults || pending.current === undefined) return;
    const { scrollX, scrollY } = pending.current;
    pending.current = undefined;
    window.scrollTo(scrollX, scrollY);
  }, [hasResults]);
}
