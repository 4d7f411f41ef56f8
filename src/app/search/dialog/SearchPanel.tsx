import { createLink } from '@tanstack/react-router';
import { type ComponentProps, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SearchScope } from '../../../search/search-scope.ts';
import { hasAppleKeyboard } from '../../platform/input/single-key.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SingleKeySetting } from '../../ui/SingleKeySetting.tsx';
import { removePlaceholder } from '../placeholder-input.ts';
import { useRecentSearches } from '../recent-searches.ts';
import { SearchFilter, SearchHelp, SearchMark, SearchStatus } from '../SearchStatus.tsx';
import { searchPageUrl } from '../search-links.ts';
import { useSearch } from '../use-search.ts';
import { optionList, type SearchOption } from './option-list.ts';
import { ComboboxField, OutsideList, SearchCombobox } from './SearchCombobox.tsx';
import { OptionListbox, RecentRemovers } from './SearchOptions.tsx';
import { useChoose } from './use-choose.ts';

interface SearchPanelProps {
  /** Leaves the dialog for a path of the site. */
  readonly onFollow: (href: string) => void;
  /** Called when the reader goes to the search page. */
  readonly onShowAll: () => void;
  readonly onClose: () => void;
}

/** The number of hits in the dialog: about as many as are in view at once. The search page shows all. */
const MAX_HITS = 6;

/** The content of the search dialog: the field, the results or recent searches, and hints. */
export function SearchPanel({ onFollow, onShowAll, onClose }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [scope, setScope] = useState<SearchScope>('all');
  const search = useSearch(text, scope, MAX_HITS);
  const recent = useRecentSearches();
  const list = optionList(search, recent.entries);
  const { options } = list;
  const ask = (next: string) => {
    if (field.current !== null) field.current.value = next;
    setText(next);
  };
  usePlaceholderText(field, ask);
  const { active, activate, choose, enter, remove } = useChoose({
    search,
    list,
    recent,
    field,
    ask,
    onFollow,
  });
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list begins at its beginning
  useLayoutEffect(() => void body.current?.scrollTo(0, 0), [list.key]);
  const listId = useId();
  const idOf = (option: SearchOption) => `${listId}-${options.indexOf(option)}`;
  const isRecent = options[0]?.kind === 'recent';
  return (
    <SearchCombobox active={active?.value} onActivate={activate}>
      <div className="search-dialog-head">
        <Icon name="search" />
        <ComboboxField
          field={field}
          onText={setText}
          hasList={options.length > 0}
          activeId={active && idOf(active)}
          onEnter={enter}
          onDelete={() => remove(active)}
        />
        <OutsideList>
          <button type="button" className="icon-button" aria-label="Close search" onClick={onClose}>
            <Icon name="close" />
          </button>
        </OutsideList>
      </div>
      <OutsideList>
        <SearchFilter scope={scope} onScope={setScope} />
      </OutsideList>
      <div ref={body} className="search-dialog-body">
        <OutsideList>
          <SearchStatus
            search={search}
            field={field}
            idle={isRecent ? '' : 'Find pages, sections and API names.'}
            ask={ask}
          />
          <SearchHelp search={search} field={field} scope={scope} onScope={setScope} />
        </OutsideList>
        {options.length > 0 && (
          <div className="search-lists">
            <OptionListbox list={list} active={active} idOf={idOf} onActivate={activate} onChoose={choose} />
            {isRecent && (
              <OutsideList>
                <RecentRemovers options={options} onRemove={remove} />
              </OutsideList>
            )}
          </div>
        )}
      </div>
      <OutsideList>
        <div className="search-dialog-foot">
          <KeyHints canRemove={isRecent} />
          <SingleKeySetting />
          <SearchMark search={search} />
          {search.results && (
            <SearchPageLink
              query={search.query}
              to="/search"
              search={{ q: search.query }}
              className="search-all"
              onClick={() => {
                recent.add(search.query);
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

/** Focuses the dialog's field when it opens, with the text and the selection of the placeholder. */
function usePlaceholderText(
  field: { readonly current: HTMLInputElement | null },
  ask: (text: string) => void,
): void {
  const onOpen = useEffectEvent(() => {
    const early = removePlaceholder();
    field.current?.focus();
    if (early === undefined || early.value === '') return;
    ask(early.value);
    field.current?.setSelectionRange(early.selectionStart, early.selectionEnd);
  });
  useLayoutEffect(() => onOpen(), []);
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
