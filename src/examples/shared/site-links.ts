import type { DocSlug } from 'derived/doc-slugs.ts';
import { pagePath } from '../../shared/page-path.ts';

/** Returns the URL of a documentation page. The id of a page that does not exist is a type error. */
export function docUrl(page: DocSlug): string {
  return sitePage(pagePath(page).slice(1));
}

/** Returns the URL of a page of the site, below its base path. */
export function sitePage(path: string): string {
  return `${import.meta.env.BASE_URL}${path}`;
}
