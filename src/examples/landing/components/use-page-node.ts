import { useEditor, useNode } from '@craftjs/core';
import { useCallback } from 'react';

/**
 * Returns a ref that connects an element to the Node (selectable, a drop target, and draggable), and whether the page can
 * be edited, as opposed to viewed.
 */
export function usePageNode() {
  const {
    connectors: { connect, drag },
  } = useNode();
  const { isEditing } = useEditor((state) => ({ isEditing: state.options.enabled }));
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) connect(drag(element));
    },
    [connect, drag],
  );
  return { ref, isEditing };
}
