/** A page of the site, below whatever base path it is served from. */
export function sitePage(path: string): string {
  return `${import.meta.env.BASE_URL}${path}`;
}

/** Where the source of an example can be read. */
export function sourceOf(example: string): string {
  return `https://github.com/prevwong/craft.js/tree/main/examples/${example}`;
}
