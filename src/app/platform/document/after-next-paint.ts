/**
 * Calls back in the second frame from now, after the browser has painted what has just changed and told screen readers of
 * it. They are told once per frame, so what changes then is reported by itself.
 */
export function afterNextPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}
