/** A heading of a page, as the table of contents and links need it. */
export interface Heading {
  /** The anchor, unique on its page. */
  readonly id: string;
  /** The heading's plain text. */
  readonly text: string;
  /** 2 to 6; a page's only level 1 is its title. */
  readonly level: number;
}
