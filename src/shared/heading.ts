/** A heading of a page, for the table of contents and for links. */
export interface Heading {
  /** The anchor, unique on its page. */
  readonly id: string;
  /** The heading's plain text. */
  readonly text: string;
  /** 2 to 6; a page's only level 1 is its title. */
  readonly level: number;
}
