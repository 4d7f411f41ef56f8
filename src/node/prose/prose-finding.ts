/** Something wrong with the prose of a markdown text, at a place of that text. */
export interface ProseFinding {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** What to do, in a sentence. */
  readonly hint: string;
}
