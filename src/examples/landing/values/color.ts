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

/**
 * Returns the CSS of a colour. Imported pages may contain any text, so only known colours are accepted: a `url()` here
 * would load an external resource.
 */
export function colorToCss(value: string, whenNone: 'transparent' | 'inherit'): string {
  if (isThemeColor(value)) return value === 'none' ? whenNone : `var(--page-${value})`;
  return /^#(?:[\da-f]{3}){1,2}$/i.test(value) ? value : whenNone;
}
