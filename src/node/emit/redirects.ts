import { markdownPath } from '../../shared/markdown-path.ts';

/**
 * Returns the file `_redirects` for Netlify, Cloudflare Pages and similar hosts: former paths of pages with and without a
 * trailing slash, and of their markdown exports. Each former path has a redirecting document too, which works on every
 * host; a redirect with status 301 is followed by search engines and keeps the fragment of a link.
 * https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile(moves: ReadonlyMap<string, string>, base: string): string {
  const onHost = (route: string) => `${base}${route.slice(1)}`;
  const lines = [...moves].flatMap(([from, to]) => {
    const [former, now] = [markdownOf(from), markdownOf(to)];
    return [
      [onHost(from), onHost(to)],
      [`${onHost(from)}/`, onHost(to)],
      ...(former === undefined || now === undefined ? [] : [[onHost(former), onHost(now)]]),
    ];
  });
  return lines.map(([from, to = '']) => `${from} ${encodeURI(to)} 301\n`).join('');
}

/** Returns the path of a documentation page's markdown export. Other pages have none. */
function markdownOf(route: string): string | undefined {
  return route.startsWith('/docs/') ? markdownPath(route.slice('/docs/'.length)) : undefined;
}
