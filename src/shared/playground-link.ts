/** Path of the playground, below the base path. */
export const PLAYGROUND_PATH = 'playground/';

/** Its parameter that names the code to start with: a demo, or the key of an app of a page. */
export const START_PARAMETER = 'start';
