import { DefaultEventHandlers, type EditorStore } from '@craftjs/core';

/**
 * Drops only if the browser reports a drop on the canvas. The default handlers of Craft.js drop at the last indicated
 * place, even if the drag was cancelled with Escape or ended elsewhere.
 */
class CanvasEventHandlers extends DefaultEventHandlers {
  private isDropped = false;

  private readonly onDrop = (event: DragEvent) => {
    // Without this, Firefox may open what was dropped. Texts are dropped into fields as usual.
    if (this.dragTarget) event.preventDefault();
    this.isDropped = event.target instanceof Element && event.target.closest('[data-canvas]') !== null;
  };

  /** Comes before the default listener for `dragend`, which reads `dragTarget`. */
  private readonly onDragEnd = () => {
    // The default handlers write null when nothing is dragged; their typings do not include it.
    if (!this.isDropped) Object.assign(this, { dragTarget: null });
    this.isDropped = false;
  };

  /** Called whenever editing starts. Listeners that are there already are not added again. */
  override onEnable() {
    window.addEventListener('drop', this.onDrop, true);
    window.addEventListener('dragend', this.onDragEnd, true);
  }
}

/** For the prop `handlers` of `<Editor>`. One Node is selected at a time, and the hover ends with the pointer. */
export function canvasEventHandlers(store: EditorStore): DefaultEventHandlers {
  return new CanvasEventHandlers({ store, isMultiSelectEnabled: () => false, removeHoverOnMouseleave: true });
}
