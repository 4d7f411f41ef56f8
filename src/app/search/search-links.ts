import { SEARCH_URL } from '../platform/document/urls.ts';

/** The path of the search page with a query, without the base path. */
export function searchPagePath(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

/** The URL of the search page with a query, for links that open a document. */
export function searchPageUrl(query: string): string {
  return `${SEARCH_URL}?${new URLSearchParams({ q: query })}`;
}
