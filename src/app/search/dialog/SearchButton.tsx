import { startTransition, useEffect, useRef, useState } from 'react';
import { SEARCH_URL } from '../../platform/document/urls.ts';
import { useHydrated } from '../../platform/document/use-hydrated.ts';
import { onIdle } from '../../platform/input/idle-or-intent.ts';
import { useShortcut } from '../../platform/input/keyboard.ts';
import { hasAppleKeyboard, isTextField } from '../../platform/input/single-key.ts';
import { mayPrefetch } from '../../platform/network/connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { passFocus } from '../../ui/sections.ts';
import { getEngine } from '../create-search-engine.ts';
import { isSearchShortcut, openPlaceholder } from '../placeholder-input.ts';

const SearchDialog = lazyPart(() => import('./SearchDialog.tsx'), 'SearchDialog');

/**
 * Opens the search dialog, whose code and index are fetched at the first sign of interest. The placeholder is shown until
 * then, and stays if the code cannot be loaded. Without JavaScript, the button is a form that leads to the search page.
 */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The element that had the focus before the dialog opened. */
  const origin = useRef<Element>(null);
  // Before hydration the kind of keyboard is not known.
  const isApple = useHydrated() && hasAppleKeyboard();

  const returnFocus = () => {
    const { current } = origin;
    passFocus(current === document.body ? null : current, button.current);
  };
  const afterClosing = useRef(returnFocus);
  const close = (then = returnFocus) => {
    afterClosing.current = then;
    setOpen(false);
  };
  const fetchParts = () => {
    getEngine();
    void SearchDialog.preload();
  };
  const anticipate = () => {
    if (mayPrefetch()) fetchParts();
  };
  useEffect(anticipateDialog, []);
  const open = () => {
    if (isOpen) return;
    const isLoaded = SearchDialog.isLoaded();
    fetchParts();
    origin.current = isLoaded ? document.activeElement : openPlaceholder(SEARCH_URL, () => close());
    startTransition(() => setOpen(true));
  };
  useShortcut(isSearchShortcut, ({ key }) => {
    if (isOpen && key !== '/') close();
    else open();
  });
  return (
    <>
      <form
        className="search-form"
        action={SEARCH_URL}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <button
          ref={button}
          type="submit"
          className="search-button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-keyshortcuts="Control+K Meta+K /"
          data-search-button=""
          onPointerEnter={anticipate}
          onFocus={anticipate}
        >
          <Icon name="search" />
          <span className="search-button-label">Search</span>
          <span className="keys" aria-hidden="true">
            {isApple ? '⌘ K' : 'Ctrl K'}
          </span>
        </button>
      </form>
      {isOpen && (
        <PartBoundary isAsked onFailure={() => close()}>
          <SearchDialog onClose={close} afterClosing={() => afterClosing.current()} />
        </PartBoundary>
      )}
    </>
  );
}

/**
 * Fetches the code of the dialog at a key that begins its shortcut, and after the first navigation, whose readers get it
 * for offline use anyway.
 */
function anticipateDialog(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const preload = () => {
    if (navigator.onLine && mayPrefetch()) void SearchDialog.preload();
  };
  const onKey = ({ key, target }: KeyboardEvent) => {
    // In a text field, the key more probably begins another shortcut.
    if ((key === 'Control' || key === 'Meta') && !isTextField(target)) preload();
  };
  document.addEventListener('keydown', onKey, { capture: true, signal });
  window.addEventListener('arrived', () => onIdle(preload), { once: true, signal });
  return () => end.abort();
}
