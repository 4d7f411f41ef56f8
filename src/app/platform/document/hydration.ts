/** Callbacks that wait for React to take over. `useHydratedMark` calls them. */
export const waitingForHydration: (() => void)[] = [];

/** Whether React has taken over. False on the server. */
export function isHydrated(): boolean {
  return !import.meta.env.SSR && 'hydrated' in document.documentElement.dataset;
}

/** Calls back once, when React has next hydrated a page, for what a reader requested before. */
export function whenHydrated(callback: () => void): void {
  waitingForHydration.push(callback);
}
