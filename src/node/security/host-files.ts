import type { Headers, ResponseHeaders } from './response-headers.ts';

/**
 * The headers in the forms that hosts read: `_headers` for Netlify, Cloudflare Pages and their like, snippets for nginx
 * and Caddy, and JSON for the server of `npm start` and anything else.
 */
export function hostFiles(headers: ResponseHeaders): ReadonlyMap<string, string> {
  return new Map([
    ['_headers', headersFile(headers)],
    ['_headers.nginx.conf', nginxSnippet(headers)],
    ['_headers.Caddyfile', caddySnippet(headers)],
    ['_headers.json', `${JSON.stringify(headers, null, 2)}\n`],
  ]);
}

/** https://developers.cloudflare.com/pages/configuration/headers/, https://docs.netlify.com/manage/routing/headers/ */
function headersFile({ all, unchanging, unchangingFolder, worker, revalidated }: ResponseHeaders): string {
  const lines = (headers: Headers) => entries(headers, (name, value) => `  ${name}: ${value}\n`);
  return `/*\n${lines(all)}${unchangingFolder}*\n${lines(unchanging)}${worker}\n${lines(revalidated)}`;
}

/**
 * To be included in a `server` block. A location with an `add_header` of its own inherits none, so it repeats them.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
function nginxSnippet({ all, unchanging, unchangingFolder, worker, revalidated }: ResponseHeaders): string {
  const lines = (headers: Headers, indent: string) =>
    entries(headers, (name, value) => `${indent}add_header ${name} "${value}" always;\n`);
  return [
    `${lines(all, '')}error_page 404 /404.html;\n`,
    `location ${unchangingFolder} {\n${lines({ ...all, ...unchanging }, '  ')}}\n`,
    `location = ${worker} {\n${lines({ ...all, ...revalidated }, '  ')}}\n`,
  ].join('\n');
}

/** To be imported in a site block. https://caddyserver.com/docs/caddyfile/directives/header */
function caddySnippet({ all, unchanging, unchangingFolder, worker, revalidated }: ResponseHeaders): string {
  const lines = (headers: Headers) => entries(headers, (name, value) => `  ${name} "${value}"\n`);
  return [
    `header {\n${lines(all)}}\n`,
    `header ${unchangingFolder}* {\n${lines(unchanging)}}\n`,
    `header ${worker} {\n${lines(revalidated)}}\n`,
  ].join('');
}

function entries(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('');
}
