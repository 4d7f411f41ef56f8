import { ROOT_NODE, useEditor } from '@craftjs/core';
import { useEffect } from 'react';

/** Tells the page around the frame, if there is one of this site, that the editor has painted. */
export function useTellLoaded(): void {
  const { isThere } = useEditor((state) => ({ isThere: Boolean(state.nodes[ROOT_NODE]?.dom) }));
  useEffect(() => {
    if (!isThere || window.parent === window) return;
    // The first frame paints what React has just put into the document; the second comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        window.parent.postMessage({ LANDING_PAGE_LOADED: true }, window.location.origin);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isThere]);
}
