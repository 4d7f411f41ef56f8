import { markdownPath } from '../../shared/markdown-path.ts';

// Pages that have moved. Each former path has a document that leads on, which works on every host; hosts that read rules
// answer with status 301 instead, which search engines follow and which keeps the section of a link.

/** A path of the host from which readers are sent to another one. Both with the base path. */
interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The redirects of a site: former paths with and without a slash at the end, and those of the markdown. */
function redirectsOf(moves: ReadonlyMap<string, string>, base: string): readonly Redirect[] {
  const onHost = (route: string) => `${base}${route.slice(1)}`;
  // A target is the address of a page, whose file may have any name; a sign of one of the languages below must not act.
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

/** The path of a page of the documentation as markdown. Other pages have none. */
function markdownOf(route: string): string | undefined {
  return route.startsWith('/docs/') ? markdownPath(route.slice('/docs/'.length)) : undefined;
}

/**
 * The redirects in the forms that hosts read: `_redirects` for Netlify, Cloudflare Pages and their like, snippets for
 * nginx and Caddy. Each file is there also if nothing has moved, so that a configuration may always name it. The tests in
 * e2e/hosts/ run nginx and Caddy with them.
 */
export function redirectFiles(moves: ReadonlyMap<string, string>, base: string): ReadonlyMap<string, string> {
  const redirects = redirectsOf(moves, base);
  const file = (line: (redirect: Redirect) => string) =>
    redirects.length === 0 ? '# No page has moved.\n' : redirects.map(line).join('');
  return new Map([
    // https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/
    ['_redirects', file(({ from, to }) => `${from} ${to} 301\n`)],
    // An exact location comes before all others. https://nginx.org/en/docs/http/ngx_http_core_module.html#location
    ['_redirects.nginx.conf', file(({ from, to }) => `location = ${from} {\n  return 301 ${to};\n}\n`)],
    // https://caddyserver.com/docs/caddyfile/directives/redir
    ['_redirects.Caddyfile', file(({ from, to }) => `redir ${from} ${to} permanent\n`)],
  ]);
}
