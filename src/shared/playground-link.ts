/** Path of the playground, below the base path. */
export const PLAYGROUND_PATH = 'playground/';

/** Its parameter that names the code to start with: a demo, or the key of an app of a page. */
export const START_PARAMETER = 'start';

/** A change of a demo's code that readers can make with one press. */
export interface OfferedChange {
  readonly label: string;
  /** The text that the change replaces, which the published code contains once. */
  readonly from: string;
  readonly to: string;
}

/** Code with which a reader may start, in the editor of a demo and in the playground. */
export interface StartingCode {
  readonly files: readonly (readonly [path: string, text: string])[];
  /** The line of the first file that a reader would change, from 1. */
  readonly start?: number | undefined;
  /** The first and last lines of what is folded at first, in the first file. */
  readonly folds: readonly (readonly [first: number, last: number])[];
  readonly changes: readonly OfferedChange[];
}
