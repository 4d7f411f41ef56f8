/** The limits of a number. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Parses the text of a number field and clamps it to the range; undefined if it is not a number. */
export function parseNumber(text: string, { min, max }: NumberRange): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value)) return undefined;
  return Math.min(max, Math.max(min, value));
}
