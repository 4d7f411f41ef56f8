import type { DocSection } from 'derived/doc-sections.ts';
import type { DocSlug } from 'derived/doc-slugs.ts';
import { pagePath } from '../../shared/page-path.ts';

/** Returns the URL of a documentation page, or of a section of it. The id of one that does not exist is a type error. */
export function docUrl<Page extends DocSlug>(page: Page, section?: DocSection<Page>): string {
  return sitePage(pagePath(page).slice(1)) + (section === undefined ? '' : `#${section}`);
}

/** Returns the URL of a page of the site, below its base path. */
export function sitePage(path: string): string {
  return `${import.meta.env.BASE_URL}${path}`;
}

/** Returns the URL of an example's source. */
export function sourceOf(example: string): string {
  return `https://github.com/prevwong/craft.js/tree/main/examples/${example}`;
}
