import { Title } from '@radix-ui/react-dialog';
import { useRouter } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { isComposingKey } from '../../../shared/key-letter.ts';
import { isPlainClick, siteUrl } from '../../platform/document/urls.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SingleKeySetting } from '../../ui/SingleKeySetting.tsx';
import { followTarget } from '../../ui/SiteLink.tsx';
import { useRouterEvent } from '../../ui/use-router-event.ts';
import { SearchFilter, SearchStatus } from '../SearchStatus.tsx';
import { type SearchOption, searchPath } from './options.ts';
import { ComboboxField, ComboboxList, SearchCombobox } from './SearchCombobox.tsx';
import { useDialogSearch } from './use-dialog-search.ts';

interface SearchDialogProps {
  /** Closes the dialog. Then the focus returns to where it was before, unless something else is to be done. */
  readonly onClose: (then?: () => void) => void;
  /** Called when the dialog is gone and the page can be used again. */
  readonly afterClosing: () => void;
}

/** The search dialog. It is open while it is rendered. */
export function SearchDialog({ onClose, afterClosing }: SearchDialogProps) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const { search, scope, recent, groups, options, active, ask, choose, enter, onText, onScope, onActivate } =
    useDialogSearch(field, (href) => {
      const { pathname: path, search: query, hash } = new URL(href, window.location.origin);
      onClose(() => followTarget(router, { path, search: query, hash: hash.slice(1) }));
    });
  const { query, results } = search;
  const isRecent = options[0]?.icon === 'recent';
  const id = useId();
  const idOf = (option: SearchOption) => `${id}-${options.indexOf(option)}`;
  useRouterEvent('onBeforeNavigate', ({ pathChanged, hashChanged }) => {
    // Navigation to another place moves the focus itself.
    if (pathChanged || hashChanged) onClose(() => {});
  });
  return (
    <Dialog
      className="search-dialog"
      onClose={() => onClose()}
      returnFocus={afterClosing}
      onEscapeKeyDown={(event) => {
        // The input method handles Escape first.
        if (isComposingKey(event)) event.preventDefault();
      }}
    >
      <Title className="visually-hidden">Search documentation</Title>
      <SearchCombobox active={active} onActivate={onActivate}>
        <div className="search-dialog-head">
          <Icon name="search" />
          <ComboboxField
            field={field}
            onText={onText}
            hasList={options.length > 0}
            activeId={active && idOf(active)}
            onEnter={(inNewTab) => void enter(inNewTab)}
          />
          <button type="button" className="icon-button" aria-label="Close search" onClick={() => onClose()}>
            <Icon name="close" />
          </button>
        </div>
        <SearchFilter scope={scope} onScope={onScope} />
        <div className="search-dialog-body">
          <SearchStatus
            search={search}
            field={field}
            idle={isRecent ? '' : 'Find pages, sections and API names.'}
            ask={ask}
            onClear={isRecent ? recent.clear : undefined}
          />
          {options.length > 0 && (
            <ComboboxList
              label={isRecent ? 'Recent' : query === '' ? 'Suggestions' : 'Search results'}
              groups={groups}
              active={active}
              idOf={idOf}
              onChoose={choose}
            />
          )}
        </div>
        <div className="search-dialog-foot">
          <span className="search-hints">
            <kbd>↑</kbd> <kbd>↓</kbd> select · <kbd>↵</kbd> open · <kbd>Esc</kbd> close
          </span>
          <SingleKeySetting />
          {results.hits.length > 0 && (
            <a
              className="search-all"
              href={siteUrl(searchPath(query))}
              onClick={(event) => {
                recent.add(query);
                if (!isPlainClick(event.nativeEvent)) return;
                event.preventDefault();
                onClose();
                void router.navigate({ to: '/search', search: { q: query } });
              }}
            >
              See all results
            </a>
          )}
        </div>
      </SearchCombobox>
    </Dialog>
  );
}
