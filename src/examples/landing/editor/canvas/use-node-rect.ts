import { useLayoutEffect, useState } from 'react';

/** A position and size on the stage, in pixels. */
type Rect = Pick<DOMRectReadOnly, 'top' | 'left' | 'width' | 'height'>;

/**
 * Returns the position and size of an element of the page, kept up to date. The stage scrolls with the page, so
 * scrolling does not matter; one observer for the page's size and one for its content suffice.
 */
export function useNodeRect(element: HTMLElement | null | undefined, stage: HTMLElement): Rect | undefined {
  const [rect, setRect] = useState<Rect>();
  useLayoutEffect(() => {
    if (!element) {
      setRect(undefined);
      return;
    }
    const measure = () => {
      const next = element.isConnected ? rectOnStage(element, stage) : undefined;
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
  }, [element, stage]);
  return rect;
}

/** Returns the position and size of an element on the stage, in pixels of the screen. */
function rectOnStage(element: Element, stage: HTMLElement): Rect {
  const { top, left, width, height } = element.getBoundingClientRect();
  const origin = stage.getBoundingClientRect();
  return { top: top - origin.top, left: left - origin.left, width, height };
}
