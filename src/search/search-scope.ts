import { pagePath } from '../shared/page-path.ts';

/** The parts of the documentation that a search can be limited to. */
export const SEARCH_SCOPES = ['all', 'guides', 'api'] as const;

/** The part to search: everything, only the API pages, or all other pages. */
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** The API pages are those below this path. The rule also applies to hits of an index that a crawler filled. */
const API_PATH = pagePath('api/');

/** Whether a place of the documentation is within a scope. `href` has no base path. */
export function isInScope(href: string, scope: SearchScope): boolean {
  return scope === 'all' || href.startsWith(API_PATH) === (scope === 'api');
}
