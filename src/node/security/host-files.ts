import { posix } from 'node:path';
import { type Headers, HTTPS_ONLY, POLICY_HEADER, type ResponseHeaders } from './response-headers.ts';

/**
 * Returns the headers in the formats of hosts: `_headers` for Netlify, Cloudflare Pages and similar hosts, snippets for
 * nginx and Caddy, and JSON for the server of `npm start` and others. The tests in e2e/hosts/ run nginx and Caddy with
 * them.
 *
 * @param folders URL paths of the site's folders, at all depths, with a slash at both ends
 */
export function hostFiles(headers: ResponseHeaders, folders: readonly string[]): ReadonlyMap<string, string> {
  return new Map([
    ['_headers', headersFile(headers, folders)],
    ['_headers.nginx.conf', nginxSnippet(headers)],
    ['_headers.Caddyfile', caddySnippet(headers)],
    ['_headers.json', `${JSON.stringify(headers, null, 2)}\n`],
  ]);
}

/**
 * Returns the content of `_headers`. Hosts join the values if two rules match, so no rule for all files may set a
 * header that another one sets, and the rules for folders exclude each other. A placeholder matches one segment of a
 * path. No rule can distinguish existing files from missing ones.
 * https://developers.cloudflare.com/pages/configuration/headers/, https://docs.netlify.com/manage/routing/headers/
 */
function headersFile(response: ResponseHeaders, folders: readonly string[]): string {
  const { base, exceptions, unchangingFolder, unchanging, revalidated } = response;
  const { common, usual } = byException(response);
  const rule = (path: string, headers: Headers) =>
    `${path}\n${entries(headers, (name, value) => `  ${name}: ${value}\n`)}`;
  const rulesOf = (folder: string): readonly string[] => {
    const own = exceptions.find(({ path }) => path === folder);
    if (own !== undefined) return [rule(`${folder}*`, { ...usual, ...own.headers, ...revalidated })];
    if (folder === unchangingFolder) return [rule(`${folder}*`, { ...usual, ...unchanging })];
    const inside = exceptions.filter(({ path }) => path.startsWith(folder));
    if (folder !== base && inside.length === 0) return [rule(`${folder}*`, { ...usual, ...revalidated })];
    // A file in this folder cannot have a value of its own, but it can do without one.
    const files = inside.filter(({ path }) => !path.slice(folder.length).includes('/'));
    const without = new Set(files.flatMap(({ headers }) => Object.keys(headers)));
    return [
      rule(folder, { ...usual, ...revalidated }),
      rule(`${folder}:file`, { ...select(usual, (name) => !without.has(name)), ...revalidated }),
      ...folders.filter((name) => `${posix.dirname(name)}/`.replace('//', '/') === folder).flatMap(rulesOf),
    ];
  };
  const [name, value] = HTTPS_ONLY;
  return [rule('/*', common), `  # ${name}: ${value}\n`, ...rulesOf(base)].join('');
}

/** Divides the headers of a site into those without exceptions and those that have some. */
function byException({ all, exceptions }: ResponseHeaders): {
  readonly common: Headers;
  readonly usual: Headers;
} {
  const excepted = new Set(exceptions.flatMap(({ headers }) => Object.keys(headers)));
  return {
    common: select(all, (name) => !excepted.has(name)),
    usual: select(all, (name) => excepted.has(name)),
  };
}

function select(headers: Headers, isWanted: (name: string) => boolean): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isWanted(name)));
}

/** Returns the folders with a document that has a policy of its own. Their addresses must have the slash at the end. */
function guardedFolders({ exceptions }: ResponseHeaders): readonly string[] {
  return exceptions.filter(({ headers }) => POLICY_HEADER in headers).map(({ path }) => path);
}

/**
 * Returns a snippet to include in a `server` block. A location inherits the `add_header` lines of its server only if it
 * has none of its own. Without `always`, a header is not sent with errors; the page for an error is served by another
 * location. https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
function nginxSnippet(response: ResponseHeaders): string {
  const { base, all, exceptions, unchangingFolder, unchanging, revalidated } = response;
  const lines = (headers: Headers, end: string) =>
    entries(headers, (name, value) => `add_header ${name} "${value}"${end};\n`);
  const location = (match: string, content: string) => `location ${match} {\n${indented(content)}}\n\n`;
  const [name, value] = HTTPS_ONLY;
  return `${lines({ ...all, ...revalidated }, ' always')}# add_header ${name} "${value}" always;

# Without a charset, browsers take plain text for Windows-1252.
charset utf-8;
charset_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json application/xml image/svg+xml;

# With brotli_static and gzip_static, caches must know that the answer depends on Accept-Encoding.
gzip_vary on;

# A folder without a page is forbidden to nginx and missing to readers.
error_page 403 404 =404 ${base}404.html;
location = ${base}404.html {
  internal;
}

${location(`^~ ${unchangingFolder}`, lines(all, ' always') + lines(unchanging, ''))}${exceptions
  .map(({ path, headers }) =>
    location(`^~ ${path}`, lines({ ...all, ...headers, ...revalidated }, ' always')),
  )
  .join('')}${guardedFolders(response)
  .map((path) => location(`= ${path.slice(0, -1)}`, `absolute_redirect off;\nreturn 302 ${path};\n`))
  .join('')}# nginx's own list of types does not have it.
location ~ ^${base.replaceAll('.', '\\.')}.+\\.md$ {
  types {
    text/markdown md;
  }
}
`;
}

/**
 * Returns a snippet to import in a site block. If two directives set the same header, the last one wins, in an order
 * that Caddy chooses, so their matchers exclude each other. Error responses keep the headers that `header` has set.
 * https://caddyserver.com/docs/caddyfile/directives/header
 */
function caddySnippet(response: ResponseHeaders): string {
  const { base, exceptions, unchangingFolder, unchanging, revalidated } = response;
  const { common, usual } = byException(response);
  const block = (matcher: string, headers: Headers, more = '') =>
    `header ${matcher}{\n${entries(headers, (name, value) => `  ${name} "${value}"\n`)}${more}}\n`;
  const isAsset = `path ${unchangingFolder}*\n  file\n`;
  const [name, value] = HTTPS_ONLY;
  const others = exceptions.map(({ path }) => ` ${path}*`).join('');
  return `${block('', common, `  # ${name} "${value}"\n`)}
${others === '' ? '' : `@usual not path${others}\n`}${block(others === '' ? '' : '@usual ', usual)}
${exceptions
  .map(
    ({ path, headers }, index) =>
      `@exception${index} path ${path}*\n${block(`@exception${index} `, { ...usual, ...headers })}\n`,
  )
  .join('')}${guardedFolders(response)
  .map((path) => `redir ${path.slice(0, -1)} ${path}\n`)
  .join('')}
# Caddy sends it with compressed answers alone; caches must know it of all.
header ${VARY}

# A file that is missing for a moment must not be missing for a year.
@unchanging {
  ${isAsset}}
${block('@unchanging ', unchanging)}
@revalidated not {
  ${isAsset}}
${block('@revalidated ', revalidated)}
# The list of types is the system's, which may not have it.
@markdown {
  path *.md
  file
}
header @markdown Content-Type "text/markdown; charset=utf-8"

# The page itself is not a page of the site.
error ${base}404.html 404
handle_errors {
  @missing expression {err.status_code} == 404
  handle @missing {
    header ${VARY.replaceAll('\n', '\n    ')}
    rewrite * ${base}404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

const VARY = `{
  Vary "Accept-Encoding"
  defer
}`;

function entries(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('');
}

function indented(lines: string): string {
  return lines.replace(/^(?=.)/gm, '  ');
}
