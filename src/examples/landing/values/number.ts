/** The limits of a number and its step. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Reads what was typed into a number field; undefined where it is no number. Outside the range, the nearest limit. */
export function parseNumber(text: string, { min, max }: NumberRange): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value)) return undefined;
  return Math.min(max, Math.max(min, value));
}
