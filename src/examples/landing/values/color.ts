/**
 * Colours of the page that is being edited. A theme colour has a name, anything else is a hex value. Their CSS is in
 * styles/page.css.
 */
export const THEME_COLORS = {
  none: 'None',
  surface: 'Surface',
  soft: 'Soft',
  tint: 'Tint',
  night: 'Night',
  snow: 'Snow',
  veil: 'Veil',
  ink: 'Ink',
  muted: 'Muted',
  accent: 'Accent',
} as const;

/** Whether a text names a theme colour. */
export function isThemeColor(value: string): value is keyof typeof THEME_COLORS {
  return Object.hasOwn(THEME_COLORS, value);
}

/** Returns the name of a theme colour, or a six-digit hex value in lower case; undefined for anything else. */
export function parseColor(text: string): string | undefined {
  const value = text.trim().toLowerCase();
  if (isThemeColor(value)) return value;
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(value)?.[1];
  if (hex === undefined) return undefined;
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
}

/**
 * Returns the CSS of a colour. Imported pages may contain any text, so only known colours are accepted: a `url()` here
 * would load an external resource.
 */
export function colorToCss(value: string, whenNone: 'transparent' | 'inherit'): string {
  const color = parseColor(value);
  if (color === undefined || color === 'none') return whenNone;
  return isThemeColor(color) ? `var(--page-${color})` : color;
}
