import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { SEARCH_URL } from '../../platform/document/urls.ts';
import { useHydrated } from '../../platform/document/use-hydrated.ts';
import { useShortcut } from '../../platform/input/keyboard.ts';
import { hasAppleKeyboard } from '../../platform/input/single-key.ts';
import { takeTextBeforeReload } from '../../platform/recovery/stale-build-reload.ts';
import { useLazyModule } from '../../platform/recovery/use-lazy-module.ts';
import { Icon } from '../../ui/Icon.tsx';
import { focusOn } from '../../ui/sections.ts';
import { anticipateSearch, getEngine } from '../create-search-engine.ts';
import {
  isSearchShortcut,
  openPlaceholder,
  placeholderSettled,
  placeholderText,
} from '../placeholder-input.ts';

/** Opens the search dialog. Without JavaScript, it is a form that leads to the search page. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, isOpen, open, close, anticipate, returnFocus } = useSearchDialog(button);
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

/** Loads the dialog. It must not replace the placeholder while an input method is composing in it. */
async function loadDialog() {
  const module = await import('./SearchDialog.tsx');
  await placeholderSettled();
  return module;
}

/**
 * Opens and closes the search dialog, whose code and index are fetched at the first sign of interest. The placeholder is
 * shown until then, and stays if the code cannot be loaded.
 */
function useSearchDialog(button: RefObject<HTMLButtonElement | null>) {
  const { module, anticipate, press } = useLazyModule(loadDialog, { typed: placeholderText });
  const [isOpen, setOpen] = useState(false);
  const origin = useRef<Element | null>(null);

  const open = () => {
    getEngine();
    press(button.current);
    if (isOpen && module !== undefined) return;
    origin.current =
      module === undefined
        ? openPlaceholder(SEARCH_URL, () => setOpen(false), takeTextBeforeReload())
        : document.activeElement;
    setOpen(true);
  };
  const close = () => setOpen(false);
  return {
    /** The dialog's component while the dialog is open and its code has arrived. */
    Dialog: isOpen ? module?.SearchDialog : undefined,
    isOpen,
    open,
    close,
    /** Fetches what opening will need, unless the reader saves data. */
    anticipate: () => {
      anticipateSearch();
      anticipate();
    },
    /** Returns the focus to where it was before the dialog opened; false if that element is no longer on the page. */
    returnFocus: () => {
      if (!(origin.current instanceof HTMLElement) || origin.current === document.body) return false;
      focusOn(origin.current);
      return document.activeElement === origin.current;
    },
  };
}
