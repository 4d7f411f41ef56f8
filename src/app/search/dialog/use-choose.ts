import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterNextPaint } from '../../platform/document/after-next-paint.ts';
import { siteUrl } from '../../platform/document/urls.ts';
import type { useRecentSearches } from '../recent-searches.ts';
import { searchPagePath, searchPageUrl } from '../search-links.ts';
import type { Search } from '../use-search.ts';
import type { OptionList, SearchOption } from './option-list.ts';

interface ChooseOptions {
  readonly search: Search;
  readonly list: OptionList;
  readonly recent: ReturnType<typeof useRecentSearches>;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Searches for another text. */
  readonly ask: (text: string) => void;
  /** Leaves the dialog for a path of the site. */
  readonly onFollow: (href: string) => void;
}

interface Choice {
  readonly list: string;
  readonly value: string | undefined;
}

/** Activates, opens and removes the options of the dialog. */
export function useChoose({ search, list, recent, field, ask, onFollow }: ChooseOptions) {
  const [choice, setChoice] = useState<Choice>({ list: list.key, value: undefined });
  // Of a new list, no option is active.
  if (choice.list !== list.key) setChoice({ list: list.key, value: undefined });
  const active = list.options.find(({ value }) => value === choice.value);

  const choose = (option: SearchOption, inNewTab: boolean) => {
    if (option.kind === 'hit') recent.add(search.query);
    const isQuery = option.kind === 'query' || option.kind === 'recent';
    if (inNewTab)
      window.open(isQuery ? searchPageUrl(option.title) : siteUrl(option.href), '_blank', 'noopener');
    else if (isQuery) ask(option.title);
    else onFollow(option.href);
  };
  const enter = useEnter(search, active !== undefined, (inNewTab) => {
    const option = active ?? list.options[0];
    if (option !== undefined) choose(option, inNewTab);
    // After a new release the files of the search may be gone; the search page comes with its own.
    else if (search.kind === 'failed') onFollow(searchPagePath(search.query));
  });
  return {
    active,
    activate: (value: string) => setChoice({ value, list: list.key }),
    /** Opens an option. */
    choose,
    /** Handles Enter: opens the active option, or the first one. */
    enter,
    /** Removes a recent search. */
    remove(option: SearchOption | undefined) {
      if (option?.kind !== 'recent') return;
      recent.remove(option.title);
      // The focus was lost with the button of the option.
      afterNextPaint(() => field.current?.focus());
    },
  };
}

/**
 * Returns the handler of Enter. Readers who know what they look for type and press Enter at once: then the first result
 * of that query is opened when it arrives, and not one of the previous query's, which are still on the screen.
 *
 * @param isChoiceMade whether the reader has moved to an option
 * @param choose opens that option, or the first one
 */
function useEnter(
  { query, isWaiting }: Search,
  isChoiceMade: boolean,
  choose: (inNewTab: boolean) => void,
): (inNewTab: boolean) => void {
  const wanted = useRef<{ readonly query: string; readonly inNewTab: boolean }>(undefined);
  const onAnswer = useEffectEvent(() => {
    const asked = wanted.current;
    wanted.current = undefined;
    if (asked?.query === query) choose(asked.inNewTab);
  });
  useEffect(() => {
    if (!isWaiting) onAnswer();
  }, [isWaiting]);
  return (inNewTab: boolean) => {
    if (isWaiting && !isChoiceMade) wanted.current = { query, inNewTab };
    else choose(inNewTab);
  };
}
