import type { Graph } from 'schema-dts';
import { versionOf } from '../../shared/docs-version.ts';
import type { DocPageData } from '../../shared/page-data.ts';
import type { SiteData } from '../../shared/site-data.ts';

/** Full URLs: of the page, of the site's home page, and of the page's image. */
interface PageAddress {
  readonly canonical: string;
  readonly home: string;
  readonly image?: string | undefined;
}

/**
 * Describes a documentation page to search engines, as JSON-LD of schema.org, whose definitions the return type checks:
 * the article, and its place on the site. The breadcrumbs skip the sidebar's category, which has no page: all but the
 * last must have an address (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function structuredData(
  page: Pick<DocPageData, 'id' | 'title' | 'description' | 'category' | 'lastChanged'>,
  site: SiteData,
  { canonical, home, image }: PageAddress,
): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: page.title,
        description: page.description,
        url: canonical,
        ...(image !== undefined && { image }),
        inLanguage: site.locale.code,
        articleSection: page.category,
        version: versionOf(page.id, site).version,
        ...(page.lastChanged && { dateModified: page.lastChanged }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: site.title, item: home },
          { '@type': 'ListItem', position: 2, name: page.title, item: canonical },
        ],
      },
    ],
  };
}
