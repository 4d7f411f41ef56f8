/** Dispatched on `document` when React has taken over: what a reader asked for before can be done now. */
export const HYDRATED_EVENT = 'site:hydrated';
