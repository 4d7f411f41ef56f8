/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** The minimum contrast at which a difference in colour counts as visible (WCAG 2.2, 1.4.11). */
export const PART_RATIO = 3;

/**
 * Returns the contrast between a foreground and its background (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 * `front` and `behind` are computed CSS colours; `behind` begins with the nearest background and ends with an opaque
 * one. `opacity` is that of the foreground.
 */
export function contrast(front: string, behind: readonly string[], opacity = 1): number {
  const ground = behind.map(parseColour).reduceRight((below, above) => over(above, below), WHITE);
  const colour = parseColour(front);
  const [a, b] = [over({ ...colour, alpha: colour.alpha * opacity }, ground), ground].map(luminance);
  if (a === undefined || b === undefined) throw new Error('There are two colours.');
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The browser's background if a page sets none. */
const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** Parses `rgb(…)`, `rgba(…)` and the computed value of `color-mix()`, `color(srgb …)`. Throws on anything else. */
function parseColour(text: string): Colour {
  const [red, green, blue, alpha = 1] = [...text.matchAll(/[\d.]+(?:e-?\d+)?/g)].map(Number);
  const isMixed = text.startsWith('color(srgb ');
  if (
    red === undefined ||
    green === undefined ||
    blue === undefined ||
    !(isMixed || text.startsWith('rgb'))
  ) {
    throw new Error(`This colour cannot be read: ${text}`);
  }
  const scale = isMixed ? 255 : 1;
  return { red: red * scale, green: green * scale, blue: blue * scale, alpha };
}

function over(above: Colour, below: Colour): Colour {
  const mix = (a: number, b: number) => a * above.alpha + b * (1 - above.alpha);
  return {
    red: mix(above.red, below.red),
    green: mix(above.green, below.green),
    blue: mix(above.blue, below.blue),
    alpha: 1,
  };
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance({ red, green, blue }: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
