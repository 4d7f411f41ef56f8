/**
 * Calls back when screen readers have been told of what has just changed. Browsers report once per frame, so what
 * changes in the second frame from now is reported by itself.
 */
export function afterNextPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}
