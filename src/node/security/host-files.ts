import { type Headers, POLICY_HEADER, type ResponseHeaders } from './response-headers.ts';

/**
 * Returns the headers in the formats of hosts: `_headers` for Netlify, Cloudflare Pages and similar hosts, snippets for
 * nginx and Caddy, and JSON for the server of `npm start` and others. The tests in e2e/hosts/ run nginx and Caddy with
 * them.
 */
export function hostFiles(headers: ResponseHeaders): ReadonlyMap<string, string> {
  return new Map([
    ['_headers', headersFile(headers)],
    ['_headers.nginx.conf', nginxSnippet(headers)],
    ['_headers.Caddyfile', caddySnippet(headers)],
    ['_headers.json', `${JSON.stringify(headers, null, 2)}\n`],
  ]);
}

/**
 * Returns the content of `_headers`. Hosts join the values if two rules match, so no rule for all files may set a
 * header that another one sets. A placeholder matches one segment of a path. No rule can distinguish existing files
 * from missing ones. https://developers.cloudflare.com/pages/configuration/headers/,
 * https://docs.netlify.com/manage/routing/headers/
 */
function headersFile({ base, all, revalidatedFolders, editor, ...caching }: ResponseHeaders): string {
  const rule = (path: string, headers: Headers) =>
    `${path}\n${entries(headers, (name, value) => `  ${name}: ${value}\n`)}`;
  // With a content editor, the policy differs between files, so the mutually exclusive rules set it.
  const { [POLICY_HEADER]: policy = '', ...others } = all;
  const own: Headers = editor === undefined ? {} : { [POLICY_HEADER]: policy };
  const revalidated = { ...own, ...caching.revalidated };
  return [
    rule('/*', editor === undefined ? all : others),
    rule(base, revalidated),
    rule(`${base}:file`, revalidated),
    ...revalidatedFolders.map((folder) => rule(`${folder}*`, revalidated)),
    rule(`${caching.unchangingFolder}*`, { ...own, ...caching.unchanging }),
    ...(editor === undefined
      ? []
      : [rule(`${editor.folder}*`, { [POLICY_HEADER]: editor.policy, ...caching.revalidated })]),
  ].join('');
}

/**
 * Returns a snippet to include in a `server` block. A location inherits the `add_header` lines of its server only if it
 * has none of its own. Without `always`, a header is not sent with errors; the page for an error is served by another
 * location. https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
function nginxSnippet(response: ResponseHeaders): string {
  const { base, all, unchangingFolder, unchanging, revalidated, editor } = response;
  const lines = (headers: Headers, end: string) =>
    entries(headers, (name, value) => `add_header ${name} "${value}"${end};\n`);
  return `${lines({ ...all, ...revalidated }, ' always')}
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

location ^~ ${unchangingFolder} {
${indented(lines(all, ' always') + lines(unchanging, ''))}}

${
  editor === undefined
    ? ''
    : `location ^~ ${editor.folder} {
${indented(lines({ ...all, [POLICY_HEADER]: editor.policy, ...revalidated }, ' always'))}}

location = ${editor.folder.slice(0, -1)} {
  absolute_redirect off;
  return 302 ${editor.folder};
}

`
}# nginx's own list of types does not have it.
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
  const { base, all, unchangingFolder, unchanging, revalidated, editor } = response;
  const block = (matcher: string, headers: Headers) =>
    `header ${matcher}{\n${entries(headers, (name, value) => `  ${name} "${value}"\n`)}}\n`;
  const isAsset = `path ${unchangingFolder}*\n  file\n`;
  const { [POLICY_HEADER]: policy = '', ...others } = all;
  const forAll =
    editor === undefined
      ? block('', all)
      : `${block('', others)}
redir ${editor.folder.slice(0, -1)} ${editor.folder}

@site not path ${editor.folder}*
${block('@site ', { [POLICY_HEADER]: policy })}
@editor path ${editor.folder}*
${block('@editor ', { [POLICY_HEADER]: editor.policy })}`;
  return `${forAll}
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

# The page itself is no page of the site.
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
