/** Folders of the site whose files are no pages of the app: the browser loads them itself. */
const OUTSIDE = /^\/(assets|data|examples)(\/|$)/;

/** Whether a path of the site, without the base path, is a page of the app. A file ending belongs to a file. */
export function isAppPath(path: string): boolean {
  return path.startsWith('/') && !OUTSIDE.test(path) && !/\.(md|txt|xml|json|svg)$/.test(path);
}
