import { pagePath } from './page-path.ts';

/** How each page as markdown begins; the address of the list of all pages follows. */
export const MARKDOWN_START = '> All pages as markdown: ';

/** The path on the site, without base path, of a page as markdown: `overview` → `/docs/overview.md`. */
export function markdownPath(slug: string): string {
  return `${pagePath(slug)}.md`;
}
