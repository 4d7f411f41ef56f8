import { hasAppleKeyboard } from '../../platform/apple-keyboard.ts';

/** The keys that work in the dialog. Style sheets hide them where there is no keyboard. */
export function KeyHints({ canRemove }: { readonly canRemove: boolean }) {
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
