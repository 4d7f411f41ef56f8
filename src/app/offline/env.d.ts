interface ImportMetaEnv {
  /** Whether the site has a service worker. */
  readonly SITE_OFFLINE?: boolean;
}
