import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEveryPage, siteDirectory } from './sites.ts';

/** The data of a page as stored in the site's files. */
export interface PageFile {
  /** `doc`, `landing`, `search` or `text`. */
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  /** The article as HTML; empty if the page has none. */
  readonly html: string;
}

const directory = siteDirectory('main');

/** The paths of all pages in the built sitemap: `/`, `/search`, `/docs/overview`, … */
export const sitePaths: readonly string[] = [
  ...readFileSync(join(directory, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, url = '']) => new URL(url).pathname);

/** The paths of the documentation pages. */
export const docPaths: readonly string[] = sitePaths.filter(isDocPath);

/** Those that the sidebar lists. Other pages lead to that with the challenges. */
export const listedDocPaths: readonly string[] = docPaths.filter((path) => path !== '/docs/practice');

/** Whether a page belongs to the documentation. */
export function isDocPath(path: string): boolean {
  return path.startsWith('/docs/');
}

/**
 * Pages of the documentation that together contain every kind of element that an article of the site has; all pages
 * with `EVERY_PAGE=on`. What depends on the kinds of elements alone is tested on these.
 */
export const sampleDocPaths: readonly string[] = sampleOf(docPaths, (path) =>
  kindsOfElements(readPage(path).html),
);

/** The page of the documentation with the most kinds of elements. */
export const richestDocPath: string | undefined = [...docPaths].sort(
  (a, b) => kindsOfElements(readPage(b).html).size - kindsOfElements(readPage(a).html).size,
)[0];

/** The same with all pages beside the documentation. */
export const sampleSitePaths: readonly string[] = sitePaths.filter(
  (path) => !isDocPath(path) || sampleDocPaths.includes(path),
);

/**
 * Chooses, one after another, the page with the most parts that no page before it has; all pages with `EVERY_PAGE=on`.
 */
export function sampleOf(
  paths: readonly string[],
  partsOf: (path: string) => ReadonlySet<string>,
): readonly string[] {
  if (isEveryPage) return paths;
  const partsByPath = new Map(paths.map((path) => [path, partsOf(path)]));
  const chosen: string[] = [];
  const missing = new Set([...partsByPath.values()].flatMap((parts) => [...parts]));
  while (missing.size > 0) {
    const [[next] = ['']] = [...partsByPath]
      .map(([path, parts]) => [path, [...parts].filter((part) => missing.has(part)).length] as const)
      .toSorted(([, a], [, b]) => b - a);
    chosen.push(next);
    for (const part of partsByPath.get(next) ?? []) missing.delete(part);
  }
  return chosen;
}

/** Returns the names and classes of the elements of an article: `pre`, `pre.has-diff`, … */
function kindsOfElements(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/<([a-z][\w-]*)([^>]*)/g)].flatMap(([, name = '', attributes = '']) => {
      const [, quoted, plain] = /\sclass=(?:"([^"]*)"|(\S+))/.exec(attributes) ?? [];
      const classes = (quoted ?? plain ?? '').split(/\s+/).filter((one) => one !== '');
      return [name, ...classes.map((one) => `${name}.${one}`)];
    }),
  );
}

/** Returns the path of a file of the built main site. */
export function siteFile(name: string): string {
  return join(directory, name);
}

/** Returns the file that contains the data of a page, relative to the site's root. */
export function pageFile(path: string): string {
  return `data${path === '/' ? '/index' : path}.json`;
}

/** Reads the data of a page. */
export function readPage(path: string): PageFile {
  const name = pageFile(path);
  const value: unknown = JSON.parse(readFileSync(siteFile(name), 'utf8'));
  if (!isPageFile(value)) throw new Error(`${name} does not hold a page.`);
  return value;
}

function isPageFile(value: unknown): value is PageFile {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, title, description, html }: Partial<Record<keyof PageFile, unknown>> = { ...value };
  return [kind, title, description, html].every((field) => typeof field === 'string');
}
