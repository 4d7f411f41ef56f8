/** A position in a text. Both numbers count from 1. */
export interface Point {
  readonly line: number;
  readonly column: number;
}
