/** Lets the browser do what waits (input, a frame) before work goes on: at most 50 ms of it may be in one task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
