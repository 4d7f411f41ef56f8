import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus on the first result that was not there before, once more have come: the button that asked for them
 * may be gone. Returns the button's handler.
 */
export function useFocusOnMore(
  list: RefObject<HTMLElement | null>,
  count: number,
  onMore: () => void,
): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || before.current >= count) return;
    list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = undefined;
  }, [count, list]);
  return () => {
    before.current = count;
    onMore();
  };
}
