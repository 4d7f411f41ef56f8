/** Values that the build puts in the place of `import.meta.env`. */
interface ImportMetaEnv {
  /** Whether the site has a service worker. */
  readonly SITE_OFFLINE?: boolean;
  /** Whether the site may contain pages that are not published yet. */
  readonly SITE_PREVIEW?: boolean;
  /** Whether the addresses of pages end with a slash. */
  readonly SITE_TRAILING_SLASH?: boolean;
  /** Scheme and host under which the site is published, without a trailing slash. */
  readonly SITE_ORIGIN?: string;
  /** The hosted index; see `hosted-settings.ts`. */
  readonly VITE_ALGOLIA_APP_ID?: string;
  readonly VITE_ALGOLIA_SEARCH_KEY?: string;
  readonly VITE_ALGOLIA_INDEX?: string;
  readonly VITE_ALGOLIA_HOST?: string;
  /** `off` leaves out the mark "Search by Algolia". */
  readonly VITE_ALGOLIA_MARK?: string;
}
