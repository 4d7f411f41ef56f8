import type { ElementContent } from 'hast';

/** A mark of a line: added or removed since the file's previous version, highlighted, or the place of omitted lines. */
export type LineMark = 'added' | 'removed' | 'highlighted' | 'gap';

/** A highlighted line of code, before it is HTML. */
export interface Line {
  readonly text: string;
  /** The text as highlighted: texts, and elements that contain only a text. */
  readonly content: readonly ElementContent[];
  /** Its number in the block, from 0; undefined for a line that the block does not show. */
  readonly number: number | undefined;
  readonly mark?: LineMark | undefined;
  /** A line with a form is visible only to readers who have chosen that form. */
  readonly form?: string;
}
