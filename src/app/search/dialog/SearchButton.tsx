import { startTransition, useEffect, useRef, useState } from 'react';
import { SEARCH_URL } from '../../platform/document/urls.ts';
import { useHydrated } from '../../platform/document/use-hydrated.ts';
import { whenIdle } from '../../platform/input/idle-or-intent.ts';
import { useShortcut } from '../../platform/input/keyboard.ts';
import { hasAppleKeyboard } from '../../platform/input/single-key.ts';
import { mayPrefetch } from '../../platform/network/connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { passFocus } from '../../ui/sections.ts';
import { getEngine } from '../create-search-engine.ts';
import { isSearchShortcut, openPlaceholder } from '../placeholder-input.ts';

const SearchDialog = lazyPart(() => import('./SearchDialog.tsx'), 'SearchDialog');

/**
 * Opens the search dialog. Its code is fetched when the browser is idle, its index at the first sign of interest. The
 * placeholder is only shown before the code has arrived, because Orca would not say that the dialog follows it so quickly.
 * It stays if the code cannot be loaded. Without JavaScript, the button is a form that leads to the search page.
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
  useEffect(() => whenIdle(() => navigator.onLine && void SearchDialog.preload()), []);
  const open = () => {
    if (isOpen) return;
    fetchParts();
    origin.current = openPlaceholder(SEARCH_URL, () => close(), SearchDialog.isLoaded());
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
