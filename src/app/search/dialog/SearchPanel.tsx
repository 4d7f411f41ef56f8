import { createLink } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { type ComponentProps, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { siteUrl } from '../../platform/site-url.ts';
import { useLatestCallback } from '../../platform/use-latest-callback.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useRecentSearches } from '../recent/use-recent-searches.ts';
import { SearchHelp } from '../SearchHelp.tsx';
import { SearchStatus } from '../SearchStatus.tsx';
import { searchPagePath, searchPageUrl } from '../search-links.ts';
import { shownResults } from '../search-state.ts';
import { useSearch } from '../use-search.ts';
import { DialogField } from './DialogField.tsx';
import { KeyBarrier } from './KeyBarrier.tsx';
import { KeyHints } from './KeyHints.tsx';
import { OptionListbox } from './OptionListbox.tsx';
import { RecentRemovers } from './RecentRemovers.tsx';
import { hitOptions, recentOptions, type SearchOption } from './search-option.ts';
import { takeOver } from './take-over.ts';
import { useActiveOption } from './use-active-option.ts';
import { useEnter } from './use-enter.ts';
import { useScrollReset } from './use-scroll-reset.ts';

/** How many hits the dialog shows: about as many as are in view at once. The search page shows all. */
const MOST_HITS = 6;

interface SearchPanelProps {
  /** Leaves the dialog for a path of the site. */
  readonly onFollow: (href: string) => void;
  /** The reader goes to the search page. */
  readonly onShowAll: () => void;
  readonly onClose: () => void;
}

/** The inside of the search dialog: a field, what it finds, and the searches of before. */
export function SearchPanel({ onFollow, onShowAll, onClose }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [view, session] = useSearch();
  const { state } = view;
  const ask = (text: string) => session.ask(text, MOST_HITS);
  const setText = (text: string) => {
    if (field.current !== null) field.current.value = text;
    ask(text);
  };
  const recent = useRecentSearches();
  const results = shownResults(state);
  const list = useMemo(() => {
    if (results !== undefined) return hitOptions(results);
    return recentOptions(state.kind === 'idle' ? recent.queries : []);
  }, [results, state.kind, recent.queries]);
  const [active, setActive] = useActiveOption(list.values);
  const scrolling = useScrollReset(list);
  const listId = useId();
  const idOf = useCallback((value: string) => `${listId}-${list.values.indexOf(value)}`, [listId, list]);

  const onOpen = useEffectEvent(() => {
    if (field.current !== null) takeOver(field.current, setText);
  });
  useEffect(() => onOpen(), []);

  const choose = useLatestCallback((option: SearchOption, inNewTab: boolean) => {
    if (option.kind === 'hit') recent.add(session.query);
    if (inNewTab) window.open(documentUrl(option), '_blank', 'noopener');
    else if (option.kind === 'hit') onFollow(option.href);
    else setText(option.query);
  });
  const activeOption = list.options.find(({ value }) => value === active);
  const enter = useEnter({
    view,
    session,
    isChoiceMade: active !== list.values[0],
    choose: (inNewTab) => {
      if (activeOption !== undefined) choose(activeOption, inNewTab);
      // After a new release what the search needs may be gone; the search page comes with its own.
      else if (state.kind === 'failed') onFollow(searchPagePath(view.query));
    },
  });
  const remove = (forgotten: string) => {
    recent.remove(forgotten);
    field.current?.focus();
  };
  const isRecent = list.kind === 'recent' && list.values.length > 0;

  return (
    <Command
      className="search-panel"
      label="Search documentation"
      tabIndex={undefined}
      shouldFilter={false}
      filter={() => 1}
      vimBindings={false}
      disablePointerSelection
      loop
      value={active ?? ''}
      onValueChange={setActive}
    >
      <div className="search-dialog-head">
        <Icon name="search" />
        <DialogField
          field={field}
          onText={ask}
          activeId={active === undefined ? undefined : idOf(active)}
          onEnter={enter}
          onDelete={() => {
            if (activeOption?.kind === 'recent') remove(activeOption.query);
          }}
        />
        <KeyBarrier>
          <button type="button" className="icon-button" aria-label="Close search" onClick={onClose}>
            <Icon name="close" />
          </button>
        </KeyBarrier>
      </div>
      <div className="search-dialog-body" {...scrolling}>
        <KeyBarrier>
          <SearchStatus state={state} idle={isRecent ? '' : 'Find pages, sections and API names.'} />
          <SearchHelp state={state} retry={session.retry} />
        </KeyBarrier>
        {active !== undefined && (
          <div className="search-lists">
            <OptionListbox list={list} active={active} idOf={idOf} onActivate={setActive} onChoose={choose} />
            {isRecent && (
              <KeyBarrier>
                <RecentRemovers queries={recent.queries} onRemove={remove} />
              </KeyBarrier>
            )}
          </div>
        )}
      </div>
      <KeyBarrier>
        <div className="search-dialog-foot">
          <KeyHints canRemove={isRecent} />
          {list.kind === 'hits' && (
            <SearchPageLink
              query={view.query}
              to="/search"
              search={{ q: view.query }}
              className="search-all"
              onClick={() => {
                recent.add(view.query);
                onShowAll();
              }}
            >
              See all results
            </SearchPageLink>
          )}
        </div>
      </KeyBarrier>
    </Command>
  );
}

interface SearchPageAnchorProps extends ComponentProps<'a'> {
  readonly query: string;
}

/** A link to the search page that leads there in a new tab, too. */
const SearchPageLink = createLink(({ query, ...props }: SearchPageAnchorProps) => (
  <a {...props} href={searchPageUrl(query)} />
));

/** The URL under which the browser loads the target of an option. */
function documentUrl(option: SearchOption): string {
  return option.kind === 'hit' ? siteUrl(option.href) : searchPageUrl(option.query);
}
