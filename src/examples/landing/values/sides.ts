/** Pixels at the top, right, bottom and left. */
export type Sides = readonly number[];

/** The names of the sides, in their order. */
export const SIDE_NAMES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Returns the same number for every side, or one for top and bottom and one for right and left. */
export function sides(vertical: number, horizontal = vertical): Sides {
  return [vertical, horizontal, vertical, horizontal];
}

/** Returns the CSS shorthand of four sides. */
export function cssSides(sides: Sides): string {
  return sides.map((side) => `${side}px`).join(' ');
}
