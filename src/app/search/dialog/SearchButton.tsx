import { type FormEvent, useRef } from 'react';
import { hasAppleKeyboard } from '../../platform/apple-keyboard.ts';
import { SEARCH_URL } from '../../platform/site-url.ts';
import { useAfterHydration } from '../../platform/use-after-hydration.ts';
import { useShortcut } from '../../platform/use-shortcut.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isSearchShortcut } from '../placeholder-input.ts';
import { useSearchDialog } from './use-search-dialog.ts';

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
  const isApple = useAfterHydration() && hasAppleKeyboard();
  // As wide as the text before it, padding and border included: nothing moves.
  const style = isApple ? { minWidth: 'calc(6ch + 0.75rem + 2px)' } : undefined;
  return (
    <span className="keys" style={style} aria-hidden="true">
      {isApple ? '⌘ K' : 'Ctrl K'}
    </span>
  );
}
