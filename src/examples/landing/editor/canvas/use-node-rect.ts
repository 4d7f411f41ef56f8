import { useLayoutEffect, useState } from 'react';

/** A position and size on the stage, in pixels of the screen. */
type Rect = Pick<DOMRectReadOnly, 'top' | 'left' | 'width' | 'height'>;

/**
 * Returns the position and size of an element of the page, kept up to date. The stage scrolls with the page, so
 * scrolling does not matter; one observer for the page's size and one for its content suffice.
 */
export function useNodeRect(element: HTMLElement | null | undefined): Rect | undefined {
  const [rect, setRect] = useState<Rect>();
  useLayoutEffect(() => {
    const stage = element?.closest('.canvas-stage');
    if (!element || !stage) {
      setRect(undefined);
      return;
    }
    const measure = () => {
      if (!element.isConnected) return setRect(undefined);
      const { top, left, width, height } = element.getBoundingClientRect();
      const origin = stage.getBoundingClientRect();
      const next = { top: top - origin.top, left: left - origin.left, width, height };
      setRect((previous) => (JSON.stringify(previous) === JSON.stringify(next) ? previous : next));
    };
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const sizes = new ResizeObserver(schedule);
    sizes.observe(element);
    sizes.observe(stage);
    const changes = new MutationObserver(schedule);
    const page = stage.firstElementChild ?? stage;
    changes.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [element]);
  return rect;
}
