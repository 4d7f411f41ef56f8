import { CancelledError } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { SearchScope } from '../../../search/search-scope.ts';
import { siteUrl } from '../../platform/document/urls.ts';
import { useRecentSearches } from '../recent-searches.ts';
import { useSearch } from '../use-search.ts';
import { hitOption, optionGroups, type SearchOption, searchPath } from './options.ts';

interface DialogState {
  readonly text: string;
  readonly scope: SearchScope;
  /** The value of the option that the arrow keys or the pointer have reached. */
  readonly active: string | undefined;
}

/** The number of hits in the dialog: about as many as are in view at once. The search page shows more. */
const MAX_HITS = 6;

/** The search of the dialog and its options. */
export type DialogSearch = ReturnType<typeof useDialogSearch>;

/** Returns the search of the dialog. `follow` leaves the dialog for a path of the site. */
export function useDialogSearch(follow: (href: string) => void) {
  /** The field, which is uncontrolled. */
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<DialogState>({ text: '', scope: 'all', active: undefined });
  const { text, scope } = state;
  const search = useSearch(text, scope, MAX_HITS);
  const recent = useRecentSearches();
  const groups = optionGroups(search, recent.entries);
  const options = groups.flatMap((group) => group.options);
  const active = options.find(({ value }) => value === state.active);
  const id = useId();

  const ask = (query: string) => {
    if (field.current !== null) field.current.value = query;
    setState({ scope, text: query, active: undefined });
  };
  const choose = (option: SearchOption, inNewTab: boolean) => {
    if (option.hit) recent.add(search.query);
    if (inNewTab) window.open(siteUrl(option.href), '_blank', 'noopener');
    else if (option.query !== undefined) ask(option.query);
    else follow(option.href);
  };
  const enter = async (inNewTab: boolean) => {
    const { query, answer } = search;
    try {
      // Readers who know what they look for press Enter at once. What is on the screen may answer an earlier text.
      const [first] = query === '' ? options : (await answer()).hits.map(hitOption);
      const option = active ?? first;
      if (option !== undefined) choose(option, inNewTab);
    } catch (error) {
      // After a new release the files of the search may be gone; the search page comes with its own.
      if (!(error instanceof CancelledError)) follow(searchPath(query));
    }
  };
  return {
    field,
    search,
    scope,
    recent,
    groups,
    active,
    isRecent: options[0]?.icon === 'recent',
    /** Returns the id of an option in the document. */
    idOf: (option: SearchOption) => `${id}-${options.indexOf(option)}`,
    ask,
    choose,
    enter,
    onText: (typed: string) => setState({ scope, text: typed, active: undefined }),
    onScope: (chosen: SearchScope) => setState({ text, scope: chosen, active: undefined }),
    onActivate: (value: string) => setState({ text, scope, active: value }),
  };
}
