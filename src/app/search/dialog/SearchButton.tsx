import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { mayPrefetch } from '../../platform/connection.ts';
import { hasAppleKeyboard, useShortcut } from '../../platform/keyboard.ts';
import { takeTextBeforeReload } from '../../platform/recovery/stale-build-reload.ts';
import { useLazyModule } from '../../platform/recovery/use-lazy-module.ts';
import { SEARCH_URL } from '../../platform/urls.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Icon } from '../../ui/Icon.tsx';
import { earlyFieldSettles, earlyText, isSearchShortcut, openEarlyField } from '../placeholder-input.ts';
import { prepareSearch } from '../use-search.ts';

/** Opens the search dialog. It is a form, so that it leads to the search page without JavaScript. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, isOpen, open, close, anticipate, returnFocus } = useSearchDialog(SEARCH_URL, button);
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

/** The shortcut, for those who see it. The page does not know on what keyboard it is read before it is alive. */
function Keys() {
  const isApple = useHydrated() && hasAppleKeyboard();
  // As wide as the text before it, padding and border included: nothing moves.
  const style = isApple ? { minWidth: 'calc(6ch + 0.75rem + 2px)' } : undefined;
  return (
    <span className="keys" style={style} aria-hidden="true">
      {isApple ? '⌘ K' : 'Ctrl K'}
    </span>
  );
}

/** Loads the dialog. It must not take the place of the early field while an input method is composing in it. */
async function loadDialog() {
  const module = await import('./SearchDialog.tsx');
  await earlyFieldSettles();
  return module;
}

/**
 * The search dialog, whose code and index arrive at the first sign of interest. An early field stands in for it until
 * then, and stays where the code cannot be had.
 */
function useSearchDialog(searchPage: string, button: RefObject<HTMLButtonElement | null>) {
  const { module, request, press } = useLazyModule(loadDialog, earlyText);
  const [isOpen, setOpen] = useState(false);
  const origin = useRef<Element | null>(null);

  const prepare = () => {
    prepareSearch();
    request();
  };
  const open = () => {
    prepareSearch();
    press(button.current);
    if (isOpen && module !== undefined) return;
    origin.current =
      module === undefined
        ? openEarlyField(searchPage, () => setOpen(false), takeTextBeforeReload())
        : document.activeElement;
    setOpen(true);
  };
  const close = () => setOpen(false);
  return {
    /** The dialog's component while it is to be shown and can be. */
    Dialog: isOpen ? module?.SearchDialog : undefined,
    isOpen,
    open,
    close,
    /** Gets ready what opening will need, where the reader does not save data. */
    anticipate: () => {
      if (mayPrefetch()) prepare();
    },
    /** Puts the focus where it was before the dialog opened; false where that is no longer on the page. */
    returnFocus: () => {
      if (!(origin.current instanceof HTMLElement) || origin.current === document.body) return false;
      origin.current.focus();
      return document.activeElement === origin.current;
    },
  };
}
