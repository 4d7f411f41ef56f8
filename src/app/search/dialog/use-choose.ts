import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterNextPaint } from '../../platform/document/after-next-paint.ts';
import { siteUrl } from '../../platform/document/urls.ts';
import { searchPagePath, searchPageUrl } from '../search-links.ts';
import type { SearchView } from '../search-session.ts';
import type { OfferedOption, SearchOption } from './search-option.ts';
import type { DialogSearch } from './use-dialog-search.ts';

/**
 * Activates, opens and removes the options of the dialog.
 *
 * @param onFollow leaves the dialog for a path of the site
 */
export function useChoose(search: DialogSearch, onFollow: (href: string) => void) {
  const { field, view, session, list, searches, setText } = search;
  const [value, setActive] = useActiveValue(list.values);
  const active = list.options.find((option) => option.value === value);
  const choose = (option: SearchOption, inNewTab: boolean) => {
    if (option.kind === 'hit') searches.add(session.query);
    if (inNewTab) window.open(documentUrl(option), '_blank', 'noopener');
    else if (option.kind === 'query') setText(option.title);
    else onFollow(option.href);
  };
  const enter = useEnter(search, active !== undefined, (inNewTab) => {
    const option = active ?? list.options[0];
    if (option !== undefined) choose(option, inNewTab);
    // After a new release the files of the search may be gone; the search page comes with its own.
    else if (view.state.kind === 'failed') onFollow(searchPagePath(view.query));
  });
  const remove = (option: OfferedOption) => {
    searches.remove(option.title);
    // The focus was lost with the button of the option.
    afterNextPaint(() => field.current?.focus());
  };
  return {
    active,
    setActive,
    /** Opens an option. */
    choose,
    /** Handles Enter: opens the active option, or the first one. */
    enter,
    remove,
  };
}

/** Returns the URL under which the browser loads the target of an option. */
function documentUrl(option: SearchOption): string {
  return option.kind === 'query' ? searchPageUrl(option.title) : siteUrl(option.href);
}

/** Tracks the active option of a list; `values` must be the same array while the list is the same. None of a new list is. */
function useActiveValue(
  values: readonly string[],
): readonly [active: string | undefined, setActive: (value: string) => void] {
  const [choice, setChoice] = useState<{ readonly value: string; readonly values: readonly string[] }>();
  return [choice?.values === values ? choice.value : undefined, (value) => setChoice({ value, values })];
}

/**
 * Returns the handler of Enter. Readers who know what they look for type and press Enter at once: then the first result
 * of that query is opened when it arrives, and not one of the previous query's, which are still on the screen.
 *
 * @param isChoiceMade whether the reader has moved to an option
 * @param choose opens that option, or the first one
 */
function useEnter(
  { view, session }: DialogSearch,
  isChoiceMade: boolean,
  choose: (inNewTab: boolean) => void,
): (inNewTab: boolean) => void {
  const wanted = useRef<{ readonly query: string; readonly inNewTab: boolean }>(undefined);
  const onView = useEffectEvent(({ query }: SearchView) => {
    if (session.isWaiting || wanted.current === undefined) return;
    const { query: asked, inNewTab } = wanted.current;
    wanted.current = undefined;
    if (asked === query) choose(inNewTab);
  });
  useEffect(() => onView(view), [view]);
  return (inNewTab: boolean) => {
    if (session.isWaiting && !isChoiceMade) wanted.current = { query: session.query, inNewTab };
    else choose(inNewTab);
  };
}
