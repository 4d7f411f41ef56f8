import { useEffect, useEffectEvent } from 'react';

/** Calls back, and prevents the browser's own action, when the reader presses keys that match. */
export function useShortcut(
  matches: (event: KeyboardEvent) => boolean,
  callback: (event: KeyboardEvent) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !matches(event)) return;
    event.preventDefault();
    callback(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
