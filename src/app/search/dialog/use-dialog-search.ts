import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SearchScope } from '../../../search/search-scope.ts';
import { removePlaceholder } from '../placeholder-input.ts';
import { recentPages, recentSearches } from '../recent-searches.ts';
import { type SearchState, shownResults } from '../search-state.ts';
import { useSearch } from '../use-search.ts';
import { typedAction, useActions } from './search-actions.ts';
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
  const [typed, setTyped] = useState<string>();
  const ask = (text: string, within = scope) => {
    const action = typedAction(text);
    setTyped(action);
    session.ask(action === undefined ? text : '', MAX_HITS, within);
  };
  const setText = (text: string) => {
    if (field.current !== null) field.current.value = text;
    ask(text);
  };
  const searches = recentSearches.use();
  const pages = recentPages.use();
  const results = shownResults(view.state);
  const isIdle = view.state.kind === 'idle';
  const actions = useActions(typed);
  const state: SearchState =
    actions === undefined ? view.state : { kind: 'actions', total: actions.options.length };
  const list = useMemo(() => {
    if (actions !== undefined) return actions;
    if (results !== undefined) return hitOptions(results);
    return isIdle ? offeredOptions(searches.entries, pages.entries) : NO_OPTIONS;
  }, [actions, results, isIdle, searches.entries, pages.entries]);

  const onOpen = useEffectEvent(() => {
    if (field.current !== null) adoptPlaceholder(field.current, setText);
  });
  useLayoutEffect(() => onOpen(), []);
  return {
    field,
    view,
    /** The state of the search, or the number of actions. */
    state,
    session,
    scope,
    setScope(next: SearchScope) {
      setScope(next);
      ask(field.current?.value ?? '', next);
    },
    ask: (text: string) => ask(text),
    /** Puts another text into the field, and searches for it. */
    setText,
    /** The hits, the actions or, before a query, recent searches and pages, or suggestions. */
    list,
    searches,
    pages,
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
