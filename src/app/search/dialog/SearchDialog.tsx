import { Title } from '@radix-ui/react-dialog';
import { useRouter } from '@tanstack/react-router';
import { isComposingKey } from '../../../shared/key-letter.ts';
import { isPlainClick, siteUrl, stringifySearchParams } from '../../platform/document/urls.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SingleKeySetting } from '../../ui/SingleKeySetting.tsx';
import { followTarget } from '../../ui/SiteLink.tsx';
import { useRouterEvent } from '../../ui/use-event.ts';
import { SearchFilter, SearchStatus } from '../SearchStatus.tsx';
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
  const dialog = useDialogSearch((href) => {
    const { pathname: path, search: query, hash } = new URL(href, window.location.origin);
    onClose(() => followTarget(router, { path, search: query, hash: hash.slice(1) }));
  });
  const { search, recent, isRecent, groups } = dialog;
  const { query, results } = search;
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
      <SearchCombobox dialog={dialog}>
        <div className="search-dialog-head">
          <Icon name="search" />
          <ComboboxField dialog={dialog} />
          <button type="button" className="icon-button" aria-label="Close search" onClick={() => onClose()}>
            <Icon name="close" />
          </button>
        </div>
        <SearchFilter scope={dialog.scope} onScope={dialog.onScope} />
        <div className="search-dialog-body">
          <SearchStatus
            search={search}
            field={dialog.field}
            ask={dialog.ask}
            onClear={isRecent ? recent.clear : undefined}
          />
          {groups.length > 0 && <ComboboxList dialog={dialog} />}
        </div>
        <div className="search-dialog-foot">
          <span className="search-hints">
            <kbd>↑</kbd> <kbd>↓</kbd> select · <kbd>↵</kbd> open · <kbd>Esc</kbd> close
          </span>
          <SingleKeySetting />
          {results.hits.length > 0 && (
            <a
              className="search-all"
              href={siteUrl('/search') + stringifySearchParams({ q: query })}
              onClick={(event) => {
                recent.add(query);
                if (isPlainClick(event.nativeEvent)) onClose();
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
