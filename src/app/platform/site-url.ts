/** A path of this site, as routes know it, with the base path in front: what an `href` needs. */
export function siteUrl(path: string): string {
  return `${import.meta.env.BASE_URL}${path.slice(1)}`;
}

/**
 * The search page for forms, and for links that open a document, which put a query behind it. Some hosts drop the query
 * when they redirect to the slash.
 */
export const SEARCH_URL = siteUrl('/search/');
