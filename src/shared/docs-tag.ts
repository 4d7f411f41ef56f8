/** The tag of the pages of a documented version in the hosted index: `docs-default-current`. */
export function docsTag(version: string): string {
  return `docs-default-${version}`;
}
