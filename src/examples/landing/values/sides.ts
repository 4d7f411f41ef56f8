/** Pixels at the top, right, bottom and left. */
export type Sides = readonly number[];

/** Returns the same number for every side, or one for top and bottom and one for right and left. */
export function sides(vertical: number, horizontal = vertical): Sides {
  return [vertical, horizontal, vertical, horizontal];
}
