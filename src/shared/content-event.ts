/** Sent by the dev server when the content has changed. */
export const CONTENT_EVENT = 'site:content';
