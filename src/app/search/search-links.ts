import { site } from 'derived/site.ts';

/** The path of the search page with a query, without the base path. */
export function searchPagePath(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

/** Where a reader can tell the maintainers that a query finds nothing: a new issue that names it. */
export function missingResultUrl(query: string): string {
  return `${site.repository}/issues/new?${new URLSearchParams({ title: `Search finds nothing for "${query}"` })}`;
}
