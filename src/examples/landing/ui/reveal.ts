/**
 * Scrolls a view until an element in it is visible, with a margin in pixels. Not `scrollIntoView`, which would also scroll
 * the page around an embedded editor.
 */
export function reveal(element: Element, view: Element, margin = 0): void {
  const visible = view.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < visible.top + margin || top > visible.bottom - margin) {
    view.scrollBy({ top: top - visible.top - margin });
  }
}
