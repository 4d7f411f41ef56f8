/** Callbacks that wait for React to take over. */
const waiting: (() => void)[] = [];

/** Whether React has taken over. False on the server. */
export function isHydrated(): boolean {
  return !import.meta.env.SSR && 'hydrated' in document.documentElement.dataset;
}

/** Calls back once, when React has next taken over a page: what a reader asked for before can be done now. */
export function whenHydrated(callback: () => void): void {
  waiting.push(callback);
}

/** Puts `data-hydrated` on `<html>`, the mark that browser tests wait for, and calls back what waits for it. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
  for (const callback of waiting.splice(0)) {
    try {
      callback();
    } catch (error) {
      reportError(error);
    }
  }
}
