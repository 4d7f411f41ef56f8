import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDirectory } from './sites.ts';

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

/** Whether a page belongs to the documentation. */
export function isDocPath(path: string): boolean {
  return path.startsWith('/docs/');
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
