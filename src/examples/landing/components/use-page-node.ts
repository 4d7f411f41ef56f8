import { useNode } from '@craftjs/core';
import { createContext, use, useCallback } from 'react';

/** Whether the page can be edited, as opposed to viewed. Collectors in each Node would run at every change of any Node. */
export const IsEditing = createContext(false);

/**
 * Returns a ref that connects an element to the Node (selectable, a drop target, and draggable), and whether the page can
 * be edited, as opposed to viewed.
 */
export function usePageNode() {
  const {
    connectors: { connect, drag },
  } = useNode();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) connect(drag(element));
    },
    [connect, drag],
  );
  return { ref, isEditing: use(IsEditing) };
}
