import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does is always of the last render, so that nothing renders because of it. */
export function useLatestCallback<Arguments extends readonly unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
