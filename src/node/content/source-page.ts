/** A page's source file with the slug that its path makes. */
export interface SourcePage {
  readonly file: string;
  readonly slug: string;
}
