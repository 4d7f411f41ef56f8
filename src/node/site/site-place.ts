/** Where the site stands. */
export interface SitePlace {
  /** Scheme and host, without a trailing slash. */
  readonly siteUrl: string;
  /** Base path, with a slash at both ends. */
  readonly base: string;
}

/** The full URL of a path of the site, which has no base path yet. */
export function urlOf(route: string, { siteUrl, base }: SitePlace): string {
  return `${siteUrl}${base}${route.slice(1)}`;
}
