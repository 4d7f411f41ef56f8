/** Dispatched on `document` when React has taken over: what a reader asked for before can be done now. */
export const HYDRATED_EVENT = 'site:hydrated';

/** Whether React has taken over, see `useHydratedMark`. Not so on the server. */
export function isHydrated(): boolean {
  return !import.meta.env.SSR && 'hydrated' in document.documentElement.dataset;
}
