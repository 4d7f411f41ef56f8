import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import { isUnpublished, type SiteModel } from '../site/site-model.ts';
import { escapeHtml } from './html-document.ts';

/** A page in the sitemap (sitemaps.org, protocol 0.9). */
interface SitemapEntry {
  /** Full URL. */
  readonly url: string;
  /** Day of the last change, `YYYY-MM-DD`, if known. */
  readonly lastChanged?: string;
}

/** The content of `sitemap.xml`. */
export function renderSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastChanged }) => {
    const changed = lastChanged === undefined ? '' : `<lastmod>${lastChanged}</lastmod>`;
    return `  <url><loc>${escapeHtml(url)}</loc>${changed}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

/** The content of `robots.txt` (RFC 9309): everything may be crawled. */
export function renderRobots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}

/** Returns `sitemap.xml` and `robots.txt` of a site, by name. The additional pages of a preview are not listed. */
export function sitemapFiles(
  { pages }: Pick<SiteModel, 'pages'>,
  place: SiteAddress,
): ReadonlyMap<string, string> {
  const published = [...pages.values()].filter(({ fields }) => !isUnpublished(fields));
  const entries = published.map(({ route, fields }) => ({
    url: urlOf(route, place),
    ...('lastChanged' in fields && fields.lastChanged !== undefined && { lastChanged: fields.lastChanged }),
  }));
  return new Map([
    ['sitemap.xml', renderSitemap(entries)],
    ['robots.txt', renderRobots(urlOf('/sitemap.xml', place))],
  ]);
}
