/** Sent by the dev server when the content has changed. */
export const CONTENT_EVENT = 'site:content';

/** Sent to the dev server when the app has started in a page. */
export const STARTED_EVENT = 'site:started';
