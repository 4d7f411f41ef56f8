/**
 * Parses the server of a hosted index, `host`, `host:port` or a URL, to the form that Algolia's client expects. Without a
 * scheme it is https, but http on this machine. Returns undefined for anything else, and for a URL with a path.
 */
export function algoliaHost(value: string) {
  const scheme = /^(localhost|127\.|\[::1\])/.test(value) ? 'http' : 'https';
  const address = /^[a-z]+:\/\//i.test(value) ? value : `${scheme}://${value}`;
  if (!/^https?:\/\/[^/?@]+\/?$/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname: url, port, protocol } = new URL(address);
  return {
    url,
    ...(port !== '' && { port: Number(port) }),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
  };
}
