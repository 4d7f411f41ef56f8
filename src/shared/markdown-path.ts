import { pagePath } from './page-path.ts';

/** The beginning of each page as markdown; the address of the list of all pages follows. */
export const MARKDOWN_START = '> All pages as markdown: ';

/** The path on the site, without base path, of a page as markdown: `overview` → `/docs/overview.md`. */
export function markdownPath(slug: string): string {
  return `${pagePath(slug)}.md`;
}
