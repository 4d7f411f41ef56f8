/**
 * The base path as the server uses it: with a slash at both ends.
 *
 * @param {string | undefined} base such as `docs`, `/docs`, `/docs/`; nothing means the root
 * @returns {string}
 */
export function normalizeBase(base = '/') {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/**
 * Where a request goes when the site is mounted below a base path.
 *
 * @param {string} url the request's path and query
 * @param {string} base as `normalizeBase` gives it
 * @returns {{ kind: 'inside', url: string } | { kind: 'redirect', location: string } | { kind: 'outside' }}
 */
export function locate(url, base) {
  if (url.startsWith(base)) return { kind: 'inside', url: `/${url.slice(base.length)}` };
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  // Whoever opens the bare address of the server, or forgets the last slash, wants the site.
  if (path === '/' || `${path}/` === base) {
    return { kind: 'redirect', location: base + url.slice(path.length) };
  }
  return { kind: 'outside' };
}
