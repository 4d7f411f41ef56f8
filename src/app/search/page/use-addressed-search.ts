import { useElementScrollRestoration, useLocation, useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { cleanQuery } from '../../../search/clean-query.ts';
import { SEARCH_SCOPES, type SearchScope } from '../../../search/search-scope.ts';
import { useHydrated } from '../../platform/document/use-hydrated.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    searchScope?: SearchScope;
  }
}

/** Milliseconds without typing after which the query is written into the address. Browsers limit how often it changes. */
const ADDRESS_DELAY_MS = 150;

/**
 * Returns the query in the address and the scope in its history entry, which are all that the search page shows, and what
 * changes them. The text that is being typed replaces the address; a query that was submitted, or with which a reader came,
 * keeps its entry.
 */
export function useAddressedSearch(field: RefObject<HTMLInputElement | null>, addressed: string) {
  const navigate = useNavigate();
  const stored = useLocation({ select: ({ state }) => state.searchScope });
  // The prerendered page knows neither, and the first render must be the same as its HTML.
  const isHydrated = useHydrated();
  const query = cleanQuery(isHydrated ? addressed : '');
  const scope = SEARCH_SCOPES.find((one) => isHydrated && one === stored) ?? 'all';
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The text that is being typed, as far as the address has it. */
  const draft = useRef<string>(undefined);

  const write = (text = field.current?.value ?? '', show = scope) => {
    clearTimeout(pause.current);
    pause.current = undefined;
    const next = cleanQuery(text);
    if (next === query && show === scope) return;
    const replace = next === query || query === '' || draft.current !== undefined;
    if (next !== query) draft.current = next;
    void navigate({
      to: '/search',
      search: { q: next },
      state: { searchScope: show },
      // Without the hash, the address would be another place, which takes the focus.
      hash: true,
      replace,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  const onPause = useEffectEvent(() => write());
  const onText = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onPause(), ADDRESS_DELAY_MS);
  };
  const setText = (text: string) => {
    if (field.current !== null) field.current.value = text;
    write(text);
  };

  const onStart = useEffectEvent(() => {
    // A reader may have typed into the prerendered field.
    if (field.current?.value) onText();
    return () => clearTimeout(pause.current);
  });
  useLayoutEffect(() => onStart(), []);
  const onArrival = useEffectEvent(() => {
    if (query === draft.current || pause.current !== undefined) return;
    draft.current = undefined;
    if (field.current !== null) field.current.value = addressed;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is followed
  useLayoutEffect(() => onArrival(), [query]);

  return {
    query,
    scope,
    onText,
    setText,
    onScope: (chosen: SearchScope) => write(undefined, chosen),
    commit: () => {
      write();
      draft.current = undefined;
    },
  };
}

/**
 * Scrolls to where the reader was in this entry of the history. The router did before there were results, and so on a page
 * of another length.
 */
export function usePlaceOfReturn(hasResults: boolean): void {
  const place = useElementScrollRestoration({ getElement: () => window });
  const pending = useRef(place);
  useLayoutEffect(() => {
    if (!hasResults || pending.current === undefined) return;
    const { scrollX, scrollY } = pending.current;
    pending.current = undefined;
    window.scrollTo(scrollX, scrollY);
  }, [hasResults]);
}
