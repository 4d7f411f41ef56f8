import { DefaultEventHandlers, type EditorStore } from '@craftjs/core';

/**
 * The default handlers of Craft.js drop at the last place that was shown, even when the drag was cancelled with
 * Escape or ended elsewhere. These drop only where the browser reports a drop on the canvas.
 */
export class CanvasEventHandlers extends DefaultEventHandlers {
  private isDropped = false;

  private readonly onDrop = (event: DragEvent) => {
    // Without this, Firefox may open what was dropped.
    event.preventDefault();
    this.isDropped = event.target instanceof Element && event.target.closest('[data-canvas]') !== null;
  };

  override handlers() {
    const handlers = super.handlers();
    return {
      ...handlers,
      drag: (element: HTMLElement, id: string) =>
        inOrder(this.watchDrop(element), handlers.drag(element, id)),
      create: (...[element, ...given]: Parameters<typeof handlers.create>) =>
        inOrder(this.watchDrop(element), handlers.create(element, ...given)),
    };
  }

  /** Must come before the default listener for `dragend`, which looks at `dragTarget`. */
  private watchDrop(element: HTMLElement): () => void {
    const onStart = this.addCraftEventListener(element, 'dragstart', () => {
      this.isDropped = false;
      window.addEventListener('drop', this.onDrop, { capture: true });
    });
    const onEnd = this.addCraftEventListener(element, 'dragend', () => {
      window.removeEventListener('drop', this.onDrop, { capture: true });
      // Null is what the default handlers write when nothing is dragged; their typings do not say so.
      if (!this.isDropped) Object.assign(this, { dragTarget: null });
    });
    return inOrder(onStart, onEnd);
  }
}

/** For the prop `handlers` of `<Editor>`. One Node is selected at a time, and the hover ends with the pointer. */
export function canvasEventHandlers(store: EditorStore): CanvasEventHandlers {
  return new CanvasEventHandlers({
    store,
    isMultiSelectEnabled: () => false,
    removeHoverOnMouseleave: true,
  });
}

function inOrder(...steps: readonly (() => void)[]): () => void {
  return () => {
    for (const step of steps) step();
  };
}
