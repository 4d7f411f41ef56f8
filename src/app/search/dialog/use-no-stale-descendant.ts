import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes away the `aria-activedescendant` that cmdk 1.1.1 puts on the list itself and forgets to change when the options
 * do (pacocoursey/cmdk#253). The list never has the focus; the field says which option is active.
 */
export function useNoStaleDescendant(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => list.current?.removeAttribute('aria-activedescendant'));
}
