import { useEditor, useNode } from '@craftjs/core';
import { useCallback } from 'react';

/** What a component of the page needs to know about its place in the editor. */
export interface PageNode {
  /** Connects an element to the Node: selectable, a drop target, and draggable. */
  readonly ref: (element: HTMLElement | null) => void;
  /** Whether the page can be edited, as opposed to viewed. */
  readonly isEditing: boolean;
}

/** Returns the connection of the surrounding Node to the editor. */
export function usePageNode(): PageNode {
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
