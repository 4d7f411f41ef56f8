/** A parsed length. */
export type Length =
  | { readonly unit: 'auto' }
  | { readonly unit: 'px'; readonly value: number }
  | { readonly unit: '%'; readonly value: number };

/** The most pixels of a length. */
export const MAX_PX = 4000;

/** Parses `auto`, `50%`, `320px` or `320`; undefined for anything else. */
export function parseLength(text: string): Length | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'auto') return { unit: 'auto' };
  const [, digits, unit] = /^(\d{1,6}(?:\.\d{1,3})?) ?(px|%)?$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  return unit === '%'
    ? { unit: '%', value: Math.min(Number(digits), 100) }
    : { unit: 'px', value: Math.min(Number(digits), MAX_PX) };
}

/** Returns the text of a length, as stored in a prop; it is also valid CSS. */
export function formatLength(length: Length): string {
  return length.unit === 'auto' ? 'auto' : `${length.value}${length.unit}`;
}

/** Returns the CSS of a stored length. Anything else counts as `auto`. */
export function lengthToCss(value: string): string {
  return formatLength(parseLength(value) ?? { unit: 'auto' });
}

/** Converts the visible size to another unit. `pixels` is the current size, `available` the size of 100 %. */
export function convertLength(unit: Length['unit'], pixels: number, available: number): Length {
  if (unit === 'auto') return { unit };
  if (unit === 'px') return { unit, value: Math.round(pixels) };
  return { unit, value: available > 0 ? Math.min(100, Math.round((pixels / available) * 100)) : 100 };
}
