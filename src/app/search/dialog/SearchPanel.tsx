import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type UIEvent, useId, useLayoutEffect, useRef } from 'react';
import { hasAppleKeyboard } from '../../platform/input/single-key.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SingleKeySetting } from '../../ui/SingleKeySetting.tsx';
import { SearchFilter, SearchHelp, SearchMark, SearchStatus } from '../SearchStatus.tsx';
import { searchPageUrl } from '../search-links.ts';
import { ComboboxField, OutsideList, SearchCombobox } from './SearchCombobox.tsx';
import { OptionListbox, RecentRemovers } from './SearchOptions.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { useChoose } from './use-choose.ts';
import { type DialogSearch, useDialogSearch } from './use-dialog-search.ts';

interface SearchPanelProps {
  /** Leaves the dialog for a path of the site. */
  readonly onFollow: (href: string) => void;
  /** Called when the reader goes to the search page. */
  readonly onShowAll: () => void;
  readonly onClose: () => void;
}

/** The content of the search dialog: the field, the results or recent searches, and hints. */
export function SearchPanel({ onFollow, onShowAll, onClose }: SearchPanelProps) {
  const search = useDialogSearch();
  const { field, view, session, scope, list } = search;
  const { state } = view;
  const { active, setActive, choose, enter, remove } = useChoose(search, onFollow);
  const scrolling = useScrollReset(list);
  const listId = useId();
  const idOf = (value: string) => `${listId}-${list.values.indexOf(value)}`;
  const hasList = list.values.length > 0;
  const isRecent = list.kind === 'recent';
  const first = active ?? list.options[0];
  return (
    <SearchCombobox active={active?.value} onActivate={setActive}>
      <div className="search-dialog-head">
        <Icon name="search" />
        <ComboboxField
          field={field}
          onText={search.ask}
          hasList={hasList}
          activeId={active && idOf(active.value)}
          onEnter={enter}
          onDelete={() => {
            if (isRecent && active?.kind === 'query') remove(active);
          }}
        />
        <OutsideList>
          <button type="button" className="icon-button" aria-label="Close search" onClick={onClose}>
            <Icon name="close" />
          </button>
        </OutsideList>
      </div>
      <OutsideList>
        <SearchFilter scope={scope} onScope={search.setScope} />
      </OutsideList>
      <div className="search-dialog-main">
        <div className="search-dialog-body" {...scrolling}>
          <OutsideList>
            <SearchStatus
              state={state}
              idle={isRecent ? '' : 'Find pages, sections and API names.'}
              ask={search.setText}
              field={field}
            />
            <SearchHelp
              state={state}
              scope={scope}
              onShowAll={() => search.setScope('all')}
              retry={session.retry}
              field={field}
            />
          </OutsideList>
          {hasList && (
            <div className="search-lists">
              <OptionListbox
                list={list}
                active={active?.value}
                idOf={idOf}
                onActivate={setActive}
                onChoose={choose}
              />
              {list.kind === 'recent' && (
                <OutsideList>
                  <RecentRemovers list={list} onRemove={remove} />
                </OutsideList>
              )}
            </div>
          )}
        </div>
        <SearchPreview hit={first?.kind === 'hit' ? first.hit : undefined} />
      </div>
      <Foot search={search} canRemove={isRecent} onShowAll={onShowAll} />
    </SearchCombobox>
  );
}

interface FootProps extends Pick<SearchPanelProps, 'onShowAll'> {
  readonly search: DialogSearch;
  readonly canRemove: boolean;
}

function Foot({ search: { list, view, searches }, canRemove, onShowAll }: FootProps) {
  return (
    <OutsideList>
      <div className="search-dialog-foot">
        <KeyHints canRemove={canRemove} />
        <SingleKeySetting />
        <SearchMark state={view.state} />
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
  );
}

interface SearchPageAnchorProps extends ComponentProps<'a'> {
  readonly query: string;
}

/** A link to the search page whose URL also works in a new tab. */
const SearchPageLink = createLink(({ query, ...props }: SearchPageAnchorProps) => (
  <a {...props} href={searchPageUrl(query)} />
));

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
