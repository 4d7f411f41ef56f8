import { markdownPath } from '../../shared/markdown-path.ts';

// Redirects of pages that have moved. Each former path has a redirecting document, which works on every host; hosts
// with redirect rules answer with status 301 instead, which search engines follow and which preserves the fragment of a
// link.

/** A redirect between two paths of the host, both with the base path. */
interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the redirects of a site: former paths with and without a trailing slash, and those of the markdown exports.
 */
function redirectsOf(moves: ReadonlyMap<string, string>, base: string): readonly Redirect[] {
  const onHost = (route: string) => `${base}${route.slice(1)}`;
  // The file of a target page may have any name; characters with a meaning in the languages below must be escaped.
  const target = (route: string) => encodeURI(onHost(route)).replace(/[$'();{}]/g, percentEncoded);
  return [...moves].flatMap(([from, to]) => {
    const [former, now] = [markdownOf(from), markdownOf(to)];
    return [
      { from: onHost(from), to: target(to) },
      { from: `${onHost(from)}/`, to: target(to) },
      ...(former === undefined || now === undefined ? [] : [{ from: onHost(former), to: target(now) }]),
    ];
  });
}

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Returns the path of a documentation page's markdown export. Other pages have none. */
function markdownOf(route: string): string | undefined {
  return route.startsWith('/docs/') ? markdownPath(route.slice('/docs/'.length)) : undefined;
}

/**
 * Returns the redirects in the formats of hosts: `_redirects` for Netlify, Cloudflare Pages and similar hosts, snippets
 * for nginx and Caddy. Each file exists even if nothing has moved, so that a configuration can always include it. The
 * tests in e2e/hosts/ run nginx and Caddy with them.
 */
export function redirectFiles(moves: ReadonlyMap<string, string>, base: string): ReadonlyMap<string, string> {
  const redirects = redirectsOf(moves, base);
  const file = (line: (redirect: Redirect) => string) =>
    redirects.length === 0 ? '# No page has moved.\n' : redirects.map(line).join('');
  return new Map([
    // https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/
    ['_redirects', file(({ from, to }) => `${from} ${to} 301\n`)],
    // An exact location takes precedence over all others.
    // https://nginx.org/en/docs/http/ngx_http_core_module.html#location
    ['_redirects.nginx.conf', file(({ from, to }) => `location = ${from} {\n  return 301 ${to};\n}\n`)],
    // https://caddyserver.com/docs/caddyfile/directives/redir
    ['_redirects.Caddyfile', file(({ from, to }) => `redir ${from} ${to} permanent\n`)],
  ]);
}
