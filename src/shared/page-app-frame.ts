/** Path of the page that runs the apps of documentation pages, below the base path. */
export const APP_FRAME_PATH = 'examples/page-app/';

/** Its parameter that names the app. */
export const APP_KEY_PARAMETER = 'app';

/** Attribute of its `<html>`, set when its script runs: without it, the page or its script could not be fetched. */
export const APP_STARTED = 'data-started';

/** Event on the frame element when the app runs. */
export const APP_RUNS = 'app-runs';

/** Event on the frame element when the app does not exist or could not be fetched. */
export const APP_FAILED = 'app-failed';
