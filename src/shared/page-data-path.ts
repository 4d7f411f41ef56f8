/**
 * Returns the path of a page's data file, without the base path and a leading slash, by the page's route:
 * `/docs/overview` → `data/docs/overview.json`, `/` → `data/index.json`.
 */
export function pageDataPath(path: string): string {
  return path === '/' ? 'data/index.json' : `data${path}.json`;
}

/** Returns the path of the file with the types of the names in a page's samples, by the page's route. */
export function sampleTypesPath(path: string): string {
  return `data/types${path}.json`;
}
