import { type FormEvent, useRef } from 'react';
import { siteUrl } from '../platform/site-url.ts';
import { useShortcut } from '../platform/use-shortcut.ts';
import { Icon } from '../shell/Icon.tsx';
import { isSearchShortcut } from './search-shortcut.ts';
import { useSearchDialog } from './use-search-dialog.ts';

const SEARCH_PAGE = siteUrl('/search');

/** Opens the search dialog. It is a form, so that it leads to the search page without JavaScript. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, isOpen, open, close, anticipate, returnFocus } = useSearchDialog(SEARCH_PAGE);
  useShortcut(isSearchShortcut, ({ key }) => {
    if (Dialog !== undefined && key !== '/') close();
    else open();
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <>
      <form className="search-form" action={SEARCH_PAGE} onSubmit={onSubmit}>
        <button
          ref={button}
          type="submit"
          className="search-button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-keyshortcuts="Control+K Meta+K /"
          data-search-button=""
          onPointerEnter={anticipate}
          onPointerDown={anticipate}
          onFocus={anticipate}
        >
          <Icon name="search" />
          <span className="search-button-label">Search</span>
          <span className="search-button-keys keys" aria-hidden="true">
            Ctrl K
          </span>
        </button>
      </form>
      {Dialog !== undefined && (
        <Dialog
          onClose={close}
          returnFocus={() => {
            if (!returnFocus()) button.current?.focus();
          }}
        />
      )}
    </>
  );
}
