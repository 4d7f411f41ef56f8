/** Where the hosted index is. */
export interface HostedSettings {
  readonly appId: string;
  /** A key that may do nothing but search: everyone can read it. */
  readonly searchKey: string;
  readonly index: string;
  /** Another server that speaks the same protocol, as `host:port` or a URL. */
  readonly host?: string;
}

/** The hosted index that the site was built with; undefined where it was built without. */
export function hostedSettings(): HostedSettings | undefined {
  const appId = import.meta.env.VITE_ALGOLIA_APP_ID;
  const searchKey = import.meta.env.VITE_ALGOLIA_SEARCH_KEY;
  const index = import.meta.env.VITE_ALGOLIA_INDEX;
  const host = import.meta.env.VITE_ALGOLIA_HOST;
  if (!appId || !searchKey || !index) return undefined;
  return { appId, searchKey, index, ...(host && { host }) };
}
