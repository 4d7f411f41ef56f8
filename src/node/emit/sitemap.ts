import type { SiteData } from '../../shared/site-data.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import { isIndexed, type SiteModel } from '../site/site-model.ts';
import { escapeHtml } from './html-document.ts';

/**
 * Returns `sitemap.xml` (sitemaps.org, protocol 0.9) and `robots.txt` (RFC 9309) of a site, by name: everything may be
 * crawled, but only pages that search engines may list are in the sitemap. For a repository on GitHub, also
 * `security.txt` (RFC 9116).
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
    ...(/^https:\/\/github\.com\//.test(site.repository)
      ? [['.well-known/security.txt', securityText(site, place)] as const]
      : []),
  ]);
}

/** The days for which `security.txt` holds: less than a year, as the RFC recommends. */
const VALID_DAYS = 360;

function securityText({ repository, locale }: SiteData, place: SiteAddress): string {
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000);
  return [
    `Contact: ${repository.replace(/\/$/, '')}/security`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${locale.code}`,
    `Canonical: ${urlOf('/.well-known/security.txt', place)}`,
    '',
  ].join('\n');
}
