import { useEditor } from '@craftjs/core';
import { type RefObject, useEffect } from 'react';

/** Room that is left above what is revealed: the frame's actions stand there. */
const MARGIN = 56;

/**
 * Brings into view what was selected from elsewhere, by scrolling the canvas alone: `scrollIntoView` would also scroll
 * the page around an embedded editor.
 */
export function useRevealSelection(scroller: RefObject<HTMLElement | null>): void {
  const { dom } = useEditor((state) => {
    const [id] = state.events.selected;
    return { dom: id === undefined ? undefined : state.nodes[id]?.dom };
  });
  useEffect(() => {
    const view = scroller.current;
    if (!view || !dom?.isConnected) return;
    const visible = view.getBoundingClientRect();
    const { top, bottom } = dom.getBoundingClientRect();
    if (bottom < visible.top + MARGIN || top > visible.bottom - MARGIN) {
      view.scrollBy({ top: top - visible.top - MARGIN });
    }
  }, [dom, scroller]);
}
