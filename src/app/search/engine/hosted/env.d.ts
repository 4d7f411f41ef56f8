/** The hosted index, set where the site is built; see `hosted-settings.ts`. */
interface ImportMetaEnv {
  readonly VITE_ALGOLIA_APP_ID?: string;
  readonly VITE_ALGOLIA_SEARCH_KEY?: string;
  readonly VITE_ALGOLIA_INDEX?: string;
  readonly VITE_ALGOLIA_HOST?: string;
  /** Scheme and host under which the site is published, without a trailing slash. */
  readonly SITE_ORIGIN?: string;
}
