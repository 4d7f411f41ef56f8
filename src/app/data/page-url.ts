/** The URL of a page by its route: `/docs/overview` → `/docs/overview`, below the base path. */
export function pageUrl(path: string): string {
  return `${import.meta.env.BASE_URL}${path.slice(1)}`;
}
