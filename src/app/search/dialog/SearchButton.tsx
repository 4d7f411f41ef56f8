import { type FormEvent, startTransition, useRef, useState } from 'react';
import { SEARCH_URL } from '../../platform/document/urls.ts';
import { useHydrated } from '../../platform/document/use-hydrated.ts';
import { useShortcut } from '../../platform/input/keyboard.ts';
import { hasAppleKeyboard } from '../../platform/input/single-key.ts';
import { mayPrefetch } from '../../platform/network/connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { focusOn } from '../../ui/sections.ts';
import { anticipateSearch, getEngine } from '../create-search-engine.ts';
import { isSearchShortcut, openPlaceholder } from '../placeholder-input.ts';

/** Opens the search dialog. Without JavaScript, it is a form that leads to the search page. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close, anticipate, returnFocus } = useSearchDialog();
  useShortcut(isSearchShortcut, ({ key }) => {
    if (isOpen && key !== '/') close();
    else open();
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <>
      <form className="search-form" action={SEARCH_URL} onSubmit={onSubmit}>
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
          <Keys />
        </button>
      </form>
      {isOpen && (
        <PartBoundary isAsked onFailure={close}>
          <SearchDialog
            onClose={close}
            returnFocus={() => {
              if (!returnFocus()) button.current?.focus();
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}

/** The shortcut as decoration. Before hydration the kind of keyboard is not known. */
function Keys() {
  const isApple = useHydrated() && hasAppleKeyboard();
  // As wide as the text that it replaces, padding and border included, so that nothing moves.
  const style = isApple ? { minWidth: 'calc(6ch + 0.75rem + 2px)' } : undefined;
  return (
    <span className="keys" style={style} aria-hidden="true">
      {isApple ? '⌘ K' : 'Ctrl K'}
    </span>
  );
}

const SearchDialog = lazyPart(() => import('./SearchDialog.tsx'), 'SearchDialog');

/**
 * Opens and closes the search dialog, whose code and index are fetched at the first sign of interest. The placeholder is
 * shown until then, and stays if the code cannot be loaded.
 */
function useSearchDialog() {
  const [isOpen, setOpen] = useState(false);
  const origin = useRef<Element | null>(null);
  const close = () => setOpen(false);
  return {
    isOpen,
    close,
    open: () => {
      getEngine();
      if (isOpen) return;
      const isLoaded = SearchDialog.isLoaded();
      void SearchDialog.preload();
      origin.current = isLoaded ? document.activeElement : openPlaceholder(SEARCH_URL, close);
      startTransition(() => setOpen(true));
    },
    /** Fetches what opening will need, unless the reader saves data. */
    anticipate: () => {
      anticipateSearch();
      if (mayPrefetch()) void SearchDialog.preload();
    },
    /** Returns the focus to where it was before the dialog opened; false if that element is no longer on the page. */
    returnFocus: () => {
      if (!(origin.current instanceof HTMLElement) || origin.current === document.body) return false;
      focusOn(origin.current);
      return document.activeElement === origin.current;
    },
  };
}
