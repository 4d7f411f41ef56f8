/** The name of a part, by its kind and its number among those of its kind. */
export type SearchPartName = `${'pages' | 'words'}-${number}`;

/** The path or URL of a part, by that of the outline. */
export function searchPartPath(outline: string, part: SearchPartName): string {
  return outline.replace(/\.json$/, `-${part}.json`);
}
