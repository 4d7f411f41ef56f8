/** The two looks of the site. Light is the default; the system's preference is ignored (contract of the site). */
export type ColorMode = 'light' | 'dark';

/** Storage key of the reader's choice. */
export const COLOR_MODE_KEY = 'theme';

/** Whether a stored value is a colour mode. */
export function isColorMode(value: string): value is ColorMode {
  return value === 'light' || value === 'dark';
}
