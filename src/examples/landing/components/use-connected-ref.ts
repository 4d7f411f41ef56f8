import { useNode } from '@craftjs/core';
import { useCallback } from 'react';

/** A ref that makes an element the Node's own: selectable, a place to drop next to, and draggable. */
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
