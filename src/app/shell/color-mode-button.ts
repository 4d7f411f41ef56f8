/** Attribute of the colour mode button, by which the start-up code knows it before React runs. */
export const COLOR_MODE_BUTTON = 'data-color-mode-button';
