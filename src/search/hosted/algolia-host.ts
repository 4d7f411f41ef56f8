/** A server of the hosted index, in the form that Algolia's client expects. */
export interface AlgoliaHost {
  readonly url: string;
  readonly port?: number;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/**
 * Parses `host`, `host:port` or a URL. Without a scheme it is https, but http on this machine. Returns undefined for
 * anything else, and for a URL with a path.
 */
export function algoliaHost(value: string): AlgoliaHost | undefined {
  const text = value.trim();
  const scheme = /^(localhost|127\.|\[::1\])/.test(text) ? 'http' : 'https';
  const address = /^[a-z]+:\/\//i.test(text) ? text : `${scheme}://${text}`;
  if (text === '' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.pathname !== '/' || url.search !== '' || url.username !== '') return undefined;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return {
    url: url.hostname,
    ...(url.port !== '' && { port: Number(url.port) }),
    protocol: url.protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  };
}
