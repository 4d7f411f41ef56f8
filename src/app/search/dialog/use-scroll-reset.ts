import { type UIEvent, useLayoutEffect, useRef } from 'react';

/**
 * Shows the beginning of a list whenever it is another one. The browser is asked to only where something was scrolled:
 * it would have to lay out the list at once, and once more when all of it is there. Returns the handlers of the
 * element that scrolls.
 */
export function useScrollReset(list: unknown): { readonly onScroll: (event: UIEvent<HTMLElement>) => void } {
  const scrolled = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list begins at its beginning
  useLayoutEffect(() => {
    if (scrolled.current !== null) scrolled.current.scrollTop = 0;
    scrolled.current = null;
  }, [list]);
  return {
    onScroll: ({ currentTarget }) => {
      scrolled.current = currentTarget;
    },
  };
}
