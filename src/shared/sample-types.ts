/** The types of the names in a page's samples that link to API entries. */
export interface SampleTypes {
  /** Types, each with the first sentence of the name's entry, which may be empty. */
  readonly types: readonly (readonly [type: string, summary: string])[];
  /** For each code block of the page, in order, the index of each name's type. */
  readonly blocks: readonly Readonly<Record<string, number>>[];
}
