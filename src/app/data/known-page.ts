import { pagePath, textPagePath } from '../../shared/page-path.ts';
import { docSlug } from '../docs/doc-slug.ts';
import { textPage } from '../text-pages/text-page.ts';

/** The route of the page at a path without the base path, a trailing slash overlooked; `undefined` where none is. */
export function knownPage(path: string): string | undefined {
  if (path === '/') return path;
  const route = path.replace(/\/$/, '');
  if (route === '/search') return route;
  const text = textPage(route.slice(1));
  if (text !== undefined) return textPagePath(text);
  const slug = route.startsWith('/docs/') ? docSlug(route.slice('/docs/'.length)) : undefined;
  return slug === undefined ? undefined : pagePath(slug);
}
