/** Pixels at the top, right, bottom and left. */
export type Sides = readonly [top: number, right: number, bottom: number, left: number];

/** The names of the sides, in their order. */
export const SIDE_NAMES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Returns the same number for every side, or one for top and bottom and one for right and left. */
export function sides(vertical: number, horizontal = vertical): Sides {
  return [vertical, horizontal, vertical, horizontal];
}

/** Returns the sides with one of them replaced. */
export function withSide([top, right, bottom, left]: Sides, index: number, value: number): Sides {
  const at = (place: number, side: number) => (place === index ? value : side);
  return [at(0, top), at(1, right), at(2, bottom), at(3, left)];
}

/** Whether all four are equal. */
export function areEqual([top, ...others]: Sides): boolean {
  return others.every((side) => side === top);
}

/** Returns the CSS shorthand of four sides. */
export function cssSides(sides: Sides): string {
  return sides.map((side) => `${side}px`).join(' ');
}
