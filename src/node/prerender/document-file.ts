import path from 'node:path';

/** The file that holds the document of a route, below the site's root: `docs/overview/index.html`. */
export function documentFile(route: string): string {
  return path.posix.join(route.slice(1), 'index.html');
}
