import type { DocSlug } from 'derived/doc-slugs.ts';
import { siteUrl } from '../../app/platform/document/urls.ts';
import { pagePath } from '../../shared/page-path.ts';

/** Returns the URL of a documentation page. The id of a page that does not exist is a type error. */
export function docUrl(page: DocSlug): string {
  return siteUrl(pagePath(page));
}
