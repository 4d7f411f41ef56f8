/** The id of the live region. Apart from the other ids, because the start-up module needs it and no other. */
export const LIVE_REGION_ID = 'live-region';
