/** The settings of the hosted index. */
export interface HostedSettings {
  readonly appId: string;
  /** A search-only key: everyone can read it. */
  readonly searchKey: string;
  readonly index: string;
  /** Another server that speaks the same protocol, as `host:port` or a URL. */
  readonly host?: string;
}

/** Returns the hosted index with which the site was built; undefined if there is none. */
export function hostedSettings(): HostedSettings | undefined {
  const appId = import.meta.env.VITE_ALGOLIA_APP_ID;
  const searchKey = import.meta.env.VITE_ALGOLIA_SEARCH_KEY;
  const index = import.meta.env.VITE_ALGOLIA_INDEX;
  const host = import.meta.env.VITE_ALGOLIA_HOST;
  if (!appId || !searchKey || !index) return undefined;
  return { appId, searchKey, index, ...(host && { host }) };
}
