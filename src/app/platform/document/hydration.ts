/** Callbacks that wait for React to take over. */
const waiting: (() => void)[] = [];

/** Whether React has taken over. False on the server. */
export function isHydrated(): boolean {
  return !import.meta.env.SSR && 'hydrated' in document.documentElement.dataset;
}

/** Calls back once, when React has next hydrated a page, for what a reader requested before. */
export function whenHydrated(callback: () => void): void {
  waiting.push(callback);
}

/** Puts `data-hydrated` on `<html>`, the mark that browser tests wait for, and calls the waiting callbacks. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
  // Each by itself: an error of one must neither keep the others from being called nor crash the page. By then, in the
  // same task, React has rendered the demos, whose buttons are in the article's HTML.
  for (const callback of waiting.splice(0)) queueMicrotask(callback);
}
