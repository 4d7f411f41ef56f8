import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SearchScope } from '../../../search/search-scope.ts';
import { removePlaceholder } from '../placeholder-input.ts';
import { recentPages, recentSearches } from '../recent-searches.ts';
import type { SearchSession, SearchView } from '../search-session.ts';
import { shownResults } from '../search-state.ts';
import { useSearch } from '../use-search.ts';
import { hitOptions, NO_OPTIONS, type OptionList, offeredOptions } from './search-option.ts';

/** The number of hits in the dialog: about as many as are in view at once. The search page shows all. */
const MAX_HITS = 6;

/** The search of the dialog. */
export interface DialogSearch {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly view: SearchView;
  readonly session: SearchSession;
  readonly scope: SearchScope;
  readonly setScope: (scope: SearchScope) => void;
  /** Searches for the text that the reader has typed. */
  readonly ask: (text: string) => void;
  /** Puts another text into the field, and searches for it. */
  readonly setText: (text: string) => void;
  /** The hits or, before a query, recent searches and pages, or suggestions. */
  readonly list: OptionList;
  readonly searches: ReturnType<typeof recentSearches.use>;
  readonly pages: ReturnType<typeof recentPages.use>;
}

/** Searches for the text of the dialog's field, which begins with that of the placeholder. */
export function useDialogSearch(): DialogSearch {
  const field = useRef<HTMLInputElement>(null);
  const [view, session] = useSearch();
  const [scope, setScope] = useState<SearchScope>('all');
  const ask = (text: string, within = scope) => session.ask(text, MAX_HITS, within);
  const setText = (text: string) => {
    if (field.current !== null) field.current.value = text;
    ask(text);
  };
  const searches = recentSearches.use();
  const pages = recentPages.use();
  const results = shownResults(view.state);
  const isIdle = view.state.kind === 'idle';
  const list = useMemo(() => {
    if (results !== undefined) return hitOptions(results);
    return isIdle ? offeredOptions(searches.entries, pages.entries) : NO_OPTIONS;
  }, [results, isIdle, searches.entries, pages.entries]);

  const onOpen = useEffectEvent(() => {
    if (field.current !== null) adoptPlaceholder(field.current, setText);
  });
  useLayoutEffect(() => onOpen(), []);
  return {
    field,
    view,
    session,
    scope,
    setScope(next) {
      setScope(next);
      ask(field.current?.value ?? '', next);
    },
    ask: (text) => ask(text),
    setText,
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
