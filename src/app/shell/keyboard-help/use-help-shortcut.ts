import { useEffect, useEffectEvent } from 'react';
import { isSingleKey } from '../../platform/single-key.ts';

/** Calls `open` when the reader presses `?`. */
export function useHelpShortcut(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSingleKey(event, '?')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
