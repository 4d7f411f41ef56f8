/** The tag by which the hosted index tells the pages of a documented version: `docs-default-current`. */
export function docsTag(version: string): string {
  return `docs-default-${version}`;
}
