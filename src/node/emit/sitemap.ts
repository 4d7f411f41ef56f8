import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import { isIndexed, type SiteModel } from '../site/site-model.ts';
import { escapeHtml } from './html-document.ts';

/**
 * Returns `sitemap.xml` (sitemaps.org, protocol 0.9) and `robots.txt` (RFC 9309) of a site, by name: everything may be
 * crawled, but only pages that search engines may list are in the sitemap.
 */
export function sitemapFiles(
  { pages, site }: Pick<SiteModel, 'pages' | 'site'>,
  place: SiteAddress,
): ReadonlyMap<string, string> {
  const published = [...pages.values()].filter(({ fields }) => isIndexed(fields, site));
  const urls = published.map(({ route, fields }) => {
    const day = 'lastChanged' in fields ? fields.lastChanged : undefined;
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `  <url><loc>${escapeHtml(urlOf(route, place))}</loc>${changed}</url>\n`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
  return new Map([
    ['sitemap.xml', sitemap],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${urlOf('/sitemap.xml', place)}\n`],
  ]);
}
