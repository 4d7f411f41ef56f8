/** Names of the levels of a record's headings, from the category and the page's title to the innermost heading. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Parses another server of a hosted index, `host`, `host:port` or a URL, to its origin. Without a scheme it is https, but
 * http on this machine. Returns undefined for anything else, and for a URL with a path.
 */
export function parseHost(value: string): string | undefined {
  const scheme = /^(localhost|127\.|\[::1\])/.test(value) ? 'http' : 'https';
  const address = /^[a-z]+:\/\//i.test(value) ? value : `${scheme}://${value}`;
  if (!/^https?:\/\/[^/?@]+\/?$/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}

/** Returns the origin of a hosted index: that of its application, or of another server that replaces it. */
export function hostedOrigin(appId: string, host = ''): string {
  return parseHost(host) ?? `https://${appId.toLowerCase()}-dsn.algolia.net`;
}
