/** Calls back in a task of its own after the browser has next painted. Gives a function that calls it off. */
export function afterPaint(callback: () => void): () => void {
  let task = 0;
  const frame = requestAnimationFrame(() => {
    task = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(task);
  };
}
