import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SearchScope } from '../../../search/search-scope.ts';
import { removePlaceholder } from '../placeholder-input.ts';
import { useRecentSearches } from '../recent-searches.ts';
import { shownResults } from '../search-state.ts';
import { useSearch } from '../use-search.ts';
import { hitOptions, NO_OPTIONS, offeredOptions } from './search-option.ts';

/** The number of hits in the dialog: about as many as are in view at once. The search page shows all. */
const MAX_HITS = 6;

/** The search of the dialog. */
export type DialogSearch = ReturnType<typeof useDialogSearch>;

/** Searches for the text of the dialog's field, which begins with that of the placeholder. */
export function useDialogSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [view, session] = useSearch();
  const [scope, setScope] = useState<SearchScope>('all');
  const ask = (text: string, within = scope) => session.ask(text, MAX_HITS, within);
  const setText = (text: string) => {
    if (field.current !== null) field.current.value = text;
    ask(text);
  };
  const searches = useRecentSearches();
  const results = shownResults(view.state);
  const isIdle = view.state.kind === 'idle';
  const list = useMemo(() => {
    if (results !== undefined) return hitOptions(results);
    return isIdle ? offeredOptions(searches.entries) : NO_OPTIONS;
  }, [results, isIdle, searches.entries]);

  const onOpen = useEffectEvent(() => {
    if (field.current !== null) adoptPlaceholder(field.current, setText);
  });
  useLayoutEffect(() => onOpen(), []);
  return {
    field,
    view,
    session,
    scope,
    setScope(next: SearchScope) {
      setScope(next);
      ask(field.current?.value ?? '', next);
    },
    ask: (text: string) => ask(text),
    /** Puts another text into the field, and searches for it. */
    setText,
    /** The hits or, before a query, recent searches or suggestions. */
    list,
    searches,
  };
}

/** Focuses the dialog's field, with the text and the selection of the placeholder. */
function adoptPlaceholder(field: HTMLInputElement, setText: (text: string) => void): void {
  const early = removePlaceholder();
  field.focus();
  if (early === undefined || early.value === '') return;
  setText(early.value);
  field.setSelectionRange(early.selectionStart, early.selectionEnd);
}
