import { useEffect, useEffectEvent } from 'react';
import { isSearchShortcut } from './search-shortcut.ts';

/** Calls back when the reader asks for the search by keyboard. */
export function useSearchShortcuts(callback: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSearchShortcut(event)) return;
    event.preventDefault();
    callback(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
