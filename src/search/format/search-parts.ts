/** The name of a part, by its kind and its number among those of its kind. */
export type SearchPartName = `${'pages' | 'words'}-${number}`;

/** The path or URL of a part, by that of the outline. */
export function searchPartPath(outline: string, part: SearchPartName): string {
  return outline.replace(/\.json$/, `-${part}.json`);
}

/** The part to which a path or URL belongs; undefined if it is not a part of this outline. */
export function searchPartOf(outline: string, file: string): SearchPartName | undefined {
  const [, start, kind, number] = /^(.*)-(pages|words)-(\d+)\.json$/.exec(file) ?? [];
  if (`${start}.json` !== outline) return undefined;
  return kind === 'pages' ? `pages-${Number(number)}` : `words-${Number(number)}`;
}
