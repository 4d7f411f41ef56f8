import { useNode } from '@craftjs/core';
import { useCallback } from 'react';

/** Returns a ref that connects an element to the Node: selectable, a drop target, and draggable. */
export function useConnectedRef(): (element: HTMLElement | null) => void {
  const {
    connectors: { connect, drag },
  } = useNode();
  return useCallback(
    (element) => {
      if (element) connect(drag(element));
    },
    [connect, drag],
  );
}
