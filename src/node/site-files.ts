import { sampleTypesPath } from '../shared/page-data-path.ts';
import { feedFiles } from './emit/feed.ts';
import { sampleTypes } from './emit/sample-types.ts';
import { sitemapFiles } from './emit/sitemap.ts';
import { exportSite } from './markdown-export/export-site.ts';
import type { SiteAddress } from './site/build-settings.ts';
import type { Site } from './site/site.ts';

interface PublishedSite {
  readonly projectRoot: string;
  readonly site: Site;
  readonly place: SiteAddress;
}

/** Files that need nothing but the compiled content. */
interface SiteFiles {
  /** Matches the paths of its files below the site's root, and of no others. */
  readonly matches: RegExp;
  /** Returns the texts of all its files by these paths. */
  readonly files: (published: PublishedSite) => Promise<ReadonlyMap<string, string>>;
}

/** The files that a build writes, and that the development server makes on request. */
export const SITE_FILES: readonly SiteFiles[] = [
  {
    matches: /^(?:sitemap\.xml|robots\.txt|\.well-known\/security\.txt)$/,
    files: async ({ site, place }) => sitemapFiles(site.model, place),
  },
  { matches: /^changelog\.xml$/, files: async ({ site, place }) => feedFiles(site.model, place) },
  {
    matches: /\.(?:md|txt)$|^\.well-known\//,
    files: ({ projectRoot, site, place }) => exportSite(projectRoot, site, place),
  },
  { matches: /^data\/types\/.*\.json$/, files: async ({ site }) => sampleTypeFiles(site) },
];

/** Returns all of these files. */
export async function siteFiles(published: PublishedSite): Promise<ReadonlyMap<string, string>> {
  const files = await Promise.all(SITE_FILES.map((part) => part.files(published)));
  return new Map(files.flatMap((part) => [...part]));
}

function sampleTypeFiles(site: Site): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const page of site.model.pages.values()) {
    const types = sampleTypes(site, page);
    if (types !== undefined) files.set(sampleTypesPath(page.route), JSON.stringify(types));
  }
  return files;
}
