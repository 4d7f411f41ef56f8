import { DefaultEventHandlers, type EditorStore } from '@craftjs/core';

/**
 * Drops only if the browser reports a drop on the canvas. The default handlers of Craft.js drop at the last indicated
 * place, even if the drag was cancelled with Escape or ended elsewhere.
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

  /** Must be called before the default listener for `dragend`, which reads `dragTarget`. */
  private watchDrop(element: HTMLElement): () => void {
    const onStart = this.addCraftEventListener(element, 'dragstart', () => {
      this.isDropped = false;
      window.addEventListener('drop', this.onDrop, { capture: true });
    });
    const onEnd = this.addCraftEventListener(element, 'dragend', () => {
      window.removeEventListener('drop', this.onDrop, { capture: true });
      // The default handlers write null when nothing is dragged; their typings do not include it.
      if (!this.isDropped) Object.assign(this, { dragTarget: null });
    });
    return inOrder(onStart, onEnd);
  }
}

/** For the prop `handlers` of `<Editor>`. One Node is selected at a time, and the hover ends with the pointer. */
export function canvasEventHandlers(store: EditorStore): CanvasEventHandlers {
  return new CanvasEventHandlers({ store, isMultiSelectEnabled: () => false, removeHoverOnMouseleave: true });
}

function inOrder(...steps: readonly (() => void)[]): () => void {
  return () => {
    for (const step of steps) step();
  };
}
