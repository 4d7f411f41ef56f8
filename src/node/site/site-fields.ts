import type { Landing, Site as SiteFile } from 'contentlayer/generated';
import { mainSlug, versionOf } from '../../shared/docs-version.ts';
import type { LandingPageData } from '../../shared/page-data.ts';
import type { DocsVersion, SidebarCategory, SiteData } from '../../shared/site-data.ts';
import type { AddedField, Written } from '../../shared/written.ts';

const ADDED_FIELDS: ReadonlySet<string> = new Set<AddedField>(['_id', '_raw', 'type']);

/** Returns a document without what Contentlayer adds. */
export function written<T>(document: T): Written<T> {
  return JSON.parse(JSON.stringify(document, (name, value) => (ADDED_FIELDS.has(name) ? undefined : value)));
}

/** Returns the fields of the landing page, whose text is compiled separately. */
export function landingFields(landing: Landing): Omit<LandingPageData, 'html'> {
  const { body: _, ...fields } = written(landing);
  return { kind: 'landing', ...fields };
}

/** Returns the fields of `site.yaml` that the app needs. */
export function siteData(site: SiteFile, sidebar: readonly SidebarCategory[]): SiteData {
  const { url, trailingSlash, socialCard, editUrl, cms, redirects, copyright, ...fields } = written(site);
  return {
    smallPrint: [],
    searchStart: [],
    searchExamples: [],
    ...fields,
    copyright: `Copyright © ${new Date().getUTCFullYear()} ${copyright}`,
    versions: versionsWithPages(site, sidebar),
    currentVersion: writtenVersions(site).currentVersion,
  };
}

/** Returns the versions as `site.yaml` lists them. */
export function writtenVersions({ versions }: SiteFile): Pick<SiteData, 'versions' | 'currentVersion'> {
  const current = versions.find((version) => version.current);
  if (current === undefined) throw new Error('content/site.yaml: no version is marked `current: true`.');
  return { versions, currentVersion: current.name };
}

/**
 * Returns the current version, and the others that have pages. The first page in the sidebar stands in for a main page
 * that does not exist.
 */
function versionsWithPages(site: SiteFile, sidebar: readonly SidebarCategory[]): readonly DocsVersion[] {
  const written = writtenVersions(site);
  const pages = sidebar.flatMap((category) => category.pages);
  return written.versions.flatMap((entry) => {
    const { name, label, version } = entry;
    const isCurrent = name === written.currentVersion;
    const ids = pages.map(({ id }) => id).filter((id) => versionOf(id, written) === entry);
    const main = mainSlug(entry, isCurrent);
    if (ids.length === 0 && !isCurrent) return [];
    return [{ name, label, version, mainPage: ids.includes(main) ? main : (ids[0] ?? main) }];
  });
}
