import type { DocSlug } from 'derived/doc-slugs.ts';
import { moves } from 'derived/moves.ts';
import { sidebar } from 'derived/sidebar.ts';
import { type TextPageName, textPages } from 'derived/text-pages.ts';
import { pagePath, textPagePath, withoutSlash } from '../../shared/page-path.ts';
import type { PageReference } from '../../shared/site-data.ts';

/** All documentation pages, in the order of the sidebar. */
export const knownDocs: readonly PageReference<DocSlug>[] = sidebar.flatMap(({ pages }) => pages);

/**
 * Returns the route of the page at a path without the base path, or `undefined` if no page has it. A trailing slash
 * makes no difference.
 */
export function matchPage(path: string): string | undefined {
  if (path === '/') return path;
  const route = path.replace(/\/$/, '');
  if (route === '/search') return route;
  const name = parsePageName(route.slice(1));
  if (name !== undefined) return textPagePath(name);
  const slug = route.startsWith('/docs/') ? parseDocSlug(route.slice('/docs/'.length)) : undefined;
  return slug === undefined ? undefined : pagePath(slug);
}

/**
 * Returns the route of the page that was at a path, without the base path, before it moved; undefined if the path is not
 * a former one.
 */
export function movedPage(path: string): string | undefined {
  const route = withoutSlash(path);
  return Object.hasOwn(moves, route) ? moves[route] : undefined;
}

/** Returns the route of the page at a path, or of the page that was there before it moved. */
export function findPage(path: string): string | undefined {
  return matchPage(path) ?? movedPage(path);
}

/**
 * Returns the slug if a documentation page has it, else `undefined`. A trailing slash makes no difference; letter case
 * does.
 */
export function parseDocSlug(value: string): DocSlug | undefined {
  const slug = value.replace(/\/$/, '');
  return knownDocs.find(({ id }) => id === slug)?.id;
}

/** Returns the name if a page of text has it, else `undefined`. */
export function parsePageName(name: string): TextPageName | undefined {
  return textPages.find((known) => known === name);
}
