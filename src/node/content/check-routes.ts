import { pagePath, pageSlug, textPageName, textPagePath, withoutSlash } from '../../shared/page-path.ts';
import { PLAYGROUND_PATH } from '../../shared/playground-link.ts';
import { contentError, contentWarning, type Diagnostic } from './diagnostic.ts';

/** Routes of the app that are not pages: links may lead to them, and pages must not use them. */
export const OWN_ROUTES: readonly string[] = ['/docs', '/search', '/404', '/offline'];

/** Folders for other files of the build, for the pages outside the app and for the content editor. */
const OWN_FOLDERS: readonly string[] = ['/admin', '/assets', '/data', '/examples', '/llms'];

/** A page "/index" would overwrite the data of the landing page: see `pageDataPath`. */
const OWN_KEYS: ReadonlySet<string> = new Set([...OWN_ROUTES, '/index', `/${PLAYGROUND_PATH}`].map(pathKey));

/** Whether the site itself has a page at a path, given by its {@link pathKey}. */
export function isOwnPage(key: string): boolean {
  return OWN_KEYS.has(key);
}

/** Returns the folder of the site itself that contains a path, given by its {@link pathKey}. */
export function ownFolder(key: string): string | undefined {
  return OWN_FOLDERS.find((folder) => `${key}/`.startsWith(`${folder}/`));
}

/** Returns the route of a documentation page or a text page from its file's path below the content folder. */
export function routeOfFile(contentPath: string): string {
  return contentPath.startsWith('docs/')
    ? pagePath(pageSlug(contentPath))
    : textPagePath(textPageName(contentPath));
}

/**
 * Returns the files of pages that the site publishes, by route: of several files with the same route the first in the
 * order of their paths, and none for a route of the site itself.
 */
export function publishedFiles(contentPaths: Iterable<string>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const file of [...contentPaths].sort()) {
    const route = routeOfFile(file);
    if (!files.has(route) && !isOwnPage(pathKey(route))) files.set(route, file);
  }
  return files;
}

interface RoutedPage {
  readonly file: string;
  /** Path on the site without base path: `/docs/concepts/nodes`. */
  readonly path: string;
}

/** Returns the problems of pages whose URL collides with another, causes problems in links or is not possible. */
export function checkRoutes(pages: readonly RoutedPage[]): Diagnostic[] {
  return [...lookAlikes(pages), ...pages.flatMap((page) => [...takenPath(page), ...troublesomeName(page)])];
}

/** Returns warnings for paths that some file systems and hosts treat as the same. */
function lookAlikes(pages: readonly RoutedPage[]): Diagnostic[] {
  const first = new Map<string, RoutedPage>();
  return pages.flatMap((page) => {
    const key = pathKey(page.path);
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, page);
      return [];
    }
    const message = `"${page.path}" differs from "${other.path}" (${other.file}) only in capital letters.`;
    return [contentWarning(page.file, message, 'Rename one: some hosts cannot tell them apart.')];
  });
}

function takenPath({ file, path }: RoutedPage): Diagnostic[] {
  const folder = ownFolder(pathKey(path));
  if (folder === undefined) return [];
  const message = `The page's address "${path}" is reserved: the build writes other files to "${folder}".`;
  return [contentWarning(file, message, 'Rename the file.')];
}

/**
 * Returns an error for a name that no URL can contain, and warnings for names that must be encoded in links, or that look
 * like files that the build writes beside a page.
 */
function troublesomeName({ file, path }: RoutedPage): Diagnostic[] {
  const sign = (/[?#%\\]/.exec(path) ?? /[\s"<>`{}|^[\]]/u.exec(path))?.[0];
  if (sign !== undefined) {
    const hint = 'Rename the file: use letters, digits, "-", "." and "_".';
    const message = `The page's address "${path}" contains the character "${sign}", which`;
    return [
      /[?#%\\]/.test(sign)
        ? contentError(file, `${message} has another meaning in a URL.`, hint)
        : contentWarning(file, `${message} links must encode.`, hint),
    ];
  }
  const ending = /\.(md|html|json|xml)$/i.exec(path)?.[0];
  if (ending === undefined) return [];
  const message = `The page's address "${path}" ends like a file.`;
  return [contentWarning(file, message, `Remove "${ending}" from its name.`)];
}

/** Normalises a path so that paths which some file systems and hosts treat as the same are equal. */
export function pathKey(path: string): string {
  return withoutSlash(path.normalize('NFC').toLowerCase());
}
