import { useElementScrollRestoration, useLocation, useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cleanQuery } from '../../../search/clean-query.ts';
import { SEARCH_SCOPES, type SearchScope } from '../../../search/search-scope.ts';
import { fieldsOf } from '../../../shared/fields-of.ts';
import { useHydrated } from '../../platform/document/use-hydrated.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    searchScope?: SearchScope;
  }
}

/** Milliseconds without typing after which the query is written into the address. Browsers limit how often it changes. */
const ADDRESS_DELAY_MS = 250;

/**
 * Keeps the search page's field and filter in step with the query in the address and the scope in its history entry, so
 * that Back, Forward and a reload bring both back. Typing replaces the address; only a submitted query gets its own entry.
 */
export function useAddressedSearch(field: RefObject<HTMLInputElement | null>, addressed: string) {
  const navigate = useNavigate();
  const stored = useLocation({ select: ({ state }) => state.searchScope });
  // The prerendered page knows neither, and the first render must be the same as its HTML.
  const isHydrated = useHydrated();
  const q = isHydrated ? addressed : '';
  const place = {
    q: cleanQuery(q),
    scope: SEARCH_SCOPES.find((one) => isHydrated && one === stored) ?? 'all',
  };
  /** The text that the reader means: without what an input method is still composing. */
  const [text, onText] = useState(q);
  const [scope, setScope] = useState(place.scope);
  const query = cleanQuery(text);
  /** What this page last wrote, to distinguish it from navigation. */
  const written = useRef(place);
  /** The query with which the current history entry began. */
  const entry = useRef(place.q);

  const setText = (next: string) => {
    if (field.current !== null) field.current.value = next;
    onText(next);
  };
  // What a reader has typed into the prerendered field comes first.
  const onStart = useEffectEvent(() => setText(field.current?.value || text));
  useLayoutEffect(() => onStart(), []);

  const write = (next: string, replace: boolean) => {
    written.current = { q: next, scope };
    return navigate({
      to: '/search',
      search: next === '' ? {} : { q: next },
      state: { searchScope: scope },
      // Without the hash, the address would be another place, which takes the focus.
      hash: true,
      replace,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  /** Writes the query into the address now. */
  const settle = () => {
    if (query !== written.current.q) void write(query, true);
  };
  const onScope = (chosen: SearchScope) => {
    setScope(chosen);
    written.current = { ...written.current, scope: chosen };
    // Not by the router, which would forget where the reader scrolls until it has rendered the page again.
    const state = { ...fieldsOf(window.history.state), searchScope: chosen };
    History.prototype.replaceState.call(window.history, state, '');
  };
  const onPause = useEffectEvent(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the query begins a new pause
  useEffect(() => {
    const timer = setTimeout(() => onPause(), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);

  const follow = useEffectEvent(() => {
    const former = written.current;
    if (place.q === former.q && place.scope === former.scope) return;
    written.current = place;
    entry.current = place.q;
    setScope(place.scope);
    // The first render does not know the address; text that was typed before takes precedence.
    if (place.q !== query && (former.q !== '' || query === '')) setText(addressed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is followed
  useEffect(() => follow(), [place.q, place.scope]);

  /** Adds an entry for this query to the browser's history; the previous query keeps its own. */
  const commit = async () => {
    const before = entry.current;
    if (query === before) return settle();
    entry.current = query;
    if (written.current.q !== before) await write(before, true);
    await write(query, false);
  };
  return { text, onText, setText, scope, onScope, commit: () => void commit(), settle };
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
