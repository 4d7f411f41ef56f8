import { pagePath } from './page-path.ts';

/** The path on the site, without base path, of a page as markdown: `overview` → `/docs/overview.md`. */
export function markdownPath(slug: string): string {
  return `${pagePath(slug)}.md`;
}
