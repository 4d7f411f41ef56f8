import { createLink } from '@tanstack/react-router';
import {
  type ComponentProps,
  type UIEvent,
  useCallback,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SearchScope } from '../../../search/search-scope.ts';
import { afterReport } from '../../platform/document/after-report.ts';
import { siteUrl } from '../../platform/document/urls.ts';
import { hasAppleKeyboard } from '../../platform/input/single-key.ts';
import { Icon } from '../../ui/Icon.tsx';
import { removePlaceholder } from '../placeholder-input.ts';
import { recentPages, recentSearches } from '../recent-searches.ts';
import { SearchFilter, SearchHelp, SearchStatus } from '../SearchStatus.tsx';
import { searchPagePath, searchPageUrl } from '../search-links.ts';
import { shownResults } from '../search-state.ts';
import { useSearch } from '../use-search.ts';
import { useActiveOption, useEnter, useLatestCallback } from './option-choice.ts';
import { ComboboxField, OutsideList, SearchCombobox } from './SearchCombobox.tsx';
import { OptionListbox, RecentRemovers } from './SearchOptions.tsx';
import {
  hitOptions,
  type PageOption,
  type RecentOption,
  recentOptions,
  type SearchOption,
} from './search-option.ts';

/** The number of hits in the dialog: about as many as are in view at once. The search page shows all. */
const MAX_HITS = 6;

interface SearchPanelProps {
  /** Leaves the dialog for a path of the site. */
  readonly onFollow: (href: string) => void;
  /** Called when the reader goes to the search page. */
  readonly onShowAll: () => void;
  readonly onClose: () => void;
}

/** The content of the search dialog: the field, the results or recent searches, and hints. */
export function SearchPanel({ onFollow, onShowAll, onClose }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [view, session] = useSearch();
  const { state } = view;
  const [scope, setScope] = useState<SearchScope>('all');
  const ask = (text: string) => session.ask(text, MAX_HITS, scope);
  const setText = (text: string) => {
    if (field.current !== null) field.current.value = text;
    ask(text);
  };
  const show = (next: SearchScope) => {
    setScope(next);
    session.ask(field.current?.value ?? '', MAX_HITS, next);
  };
  const searches = recentSearches.use();
  const pages = recentPages.use();
  const results = shownResults(state);
  const list = useMemo(() => {
    if (results !== undefined) return hitOptions(results);
    return state.kind === 'idle' ? recentOptions(searches.entries, pages.entries) : recentOptions([], []);
  }, [results, state.kind, searches.entries, pages.entries]);
  const [active, setActive] = useActiveOption(list.values);
  const scrolling = useScrollReset(list);
  const listId = useId();
  const idOf = useCallback((value: string) => `${listId}-${list.values.indexOf(value)}`, [listId, list]);

  const onOpen = useEffectEvent(() => {
    if (field.current !== null) adoptPlaceholder(field.current, setText);
  });
  useLayoutEffect(() => onOpen(), []);

  const choose = useLatestCallback((option: SearchOption, inNewTab: boolean) => {
    if (option.kind === 'hit') {
      searches.add(session.query);
      pages.add({ href: option.href.replace(/#.*$/, ''), title: option.hit.page.text });
    }
    if (inNewTab) window.open(documentUrl(option), '_blank', 'noopener');
    else if (option.kind === 'recent') setText(option.query);
    else onFollow(option.href);
  });
  const activeOption = list.options.find(({ value }) => value === active);
  const enter = useEnter({
    view,
    session,
    isChoiceMade: active !== undefined,
    choose: (inNewTab) => {
      const option = activeOption ?? list.options[0];
      if (option !== undefined) choose(option, inNewTab);
      // After a new release the files of the search may be gone; the search page comes with its own.
      else if (state.kind === 'failed') onFollow(searchPagePath(view.query));
    },
  });
  const remove = (option: RecentOption | PageOption) => {
    if (option.kind === 'recent') searches.remove(option.query);
    else pages.remove(option.page);
    // The focus was lost with the button of the option.
    afterReport(() => field.current?.focus());
  };
  const isRecent = list.kind === 'recent' && list.values.length > 0;

  return (
    <SearchCombobox active={active} onActivate={setActive}>
      <div className="search-dialog-head">
        <Icon name="search" />
        <ComboboxField
          field={field}
          onText={ask}
          hasList={list.values.length > 0}
          activeId={active === undefined ? undefined : idOf(active)}
          onEnter={enter}
          onDelete={() => {
            if (activeOption !== undefined && activeOption.kind !== 'hit') remove(activeOption);
          }}
        />
        <OutsideList>
          <button type="button" className="icon-button" aria-label="Close search" onClick={onClose}>
            <Icon name="close" />
          </button>
        </OutsideList>
      </div>
      <OutsideList>
        <SearchFilter scope={scope} onScope={show} />
      </OutsideList>
      <div className="search-dialog-body" {...scrolling}>
        <OutsideList>
          <SearchStatus
            state={state}
            idle={isRecent ? '' : 'Find pages, sections and API names.'}
            ask={(query) => {
              setText(query);
              field.current?.focus();
            }}
          />
          <SearchHelp state={state} scope={scope} onShowAll={() => show('all')} retry={session.retry} />
        </OutsideList>
        {list.values.length > 0 && (
          <div className="search-lists">
            <OptionListbox list={list} active={active} idOf={idOf} onActivate={setActive} onChoose={choose} />
            {list.kind === 'recent' && (
              <OutsideList>
                <RecentRemovers list={list} onRemove={remove} />
              </OutsideList>
            )}
          </div>
        )}
      </div>
      <OutsideList>
        <div className="search-dialog-foot">
          <KeyHints canRemove={isRecent} />
          {list.kind === 'hits' && (
            <SearchPageLink
              query={view.query}
              to="/search"
              search={{ q: view.query }}
              className="search-all"
              onClick={() => {
                searches.add(view.query);
                onShowAll();
              }}
            >
              See all results
            </SearchPageLink>
          )}
        </div>
      </OutsideList>
    </SearchCombobox>
  );
}

interface SearchPageAnchorProps extends ComponentProps<'a'> {
  readonly query: string;
}

/** A link to the search page whose URL also works in a new tab. */
const SearchPageLink = createLink(({ query, ...props }: SearchPageAnchorProps) => (
  <a {...props} href={searchPageUrl(query)} />
));

/** Returns the URL under which the browser loads the target of an option. */
function documentUrl(option: SearchOption): string {
  return option.kind === 'recent' ? searchPageUrl(option.query) : siteUrl(option.href);
}

/** The keys that work in the dialog. Style sheets hide them where there is no keyboard. */
function KeyHints({ canRemove }: { readonly canRemove: boolean }) {
  return (
    <ul className="search-hints">
      <li>
        <kbd>↑</kbd> <kbd>↓</kbd> select
      </li>
      <li>
        <kbd>↵</kbd> open
      </li>
      {canRemove ? (
        <li>
          <kbd>Del</kbd> remove
        </li>
      ) : (
        <li>
          <kbd>{hasAppleKeyboard() ? '⌘' : 'Ctrl'}</kbd> <kbd>↵</kbd> new tab
        </li>
      )}
      <li>
        <kbd>Esc</kbd> close
      </li>
    </ul>
  );
}

/** Focuses the dialog's field, with the text and the selection of the placeholder. */
function adoptPlaceholder(field: HTMLInputElement, setText: (text: string) => void): void {
  const early = removePlaceholder();
  field.focus();
  if (early === undefined || early.value === '') return;
  setText(early.value);
  field.setSelectionRange(early.selectionStart, early.selectionEnd);
}

/**
 * Scrolls to the beginning of each new list, but only if the former one was scrolled: setting the scroll position makes
 * the browser lay out the list at once, and once more when all of it is there. Returns the handlers of the scrolling
 * element.
 */
function useScrollReset(list: unknown): { readonly onScroll: (event: UIEvent<HTMLElement>) => void } {
  const scrolled = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list begins at its beginning
  useLayoutEffect(() => {
    if (scrolled.current !== null) scrolled.current.scrollTop = 0;
    scrolled.current = null;
  }, [list]);
  return {
    onScroll: ({ currentTarget }) => {
      scrolled.current = currentTarget;
    },
  };
}
