/** Returns the URL of a page of the site, below its base path. */
export function sitePage(path: string): string {
  return `${import.meta.env.BASE_URL}${path}`;
}

/** Returns the URL of an example's source. */
export function sourceOf(example: string): string {
  return `https://github.com/prevwong/craft.js/tree/main/examples/${example}`;
}
