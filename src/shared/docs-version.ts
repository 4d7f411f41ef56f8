import type { DocsVersion, SiteData } from './site-data.ts';

/** The part of the site's data that lists the documented versions. */
export type DocumentedVersions = Pick<SiteData, 'versions' | 'currentVersion'>;

/** The tag of the pages of a documented version in the hosted index: `docs-default-current`. */
export function docsTag({ name }: DocsVersion): string {
  return `docs-default-${name}`;
}

/** A version in the words of readers: `Next, 0.2.0`. */
export function versionInWords({ label, version }: DocsVersion): string {
  return `${label}, ${version}`;
}

/** Returns the slug of a version's main page from its entry in `site.yaml`: a path in the version's folder. */
export function mainSlug(
  { name, mainPage }: Pick<DocsVersion, 'name' | 'mainPage'>,
  isCurrent: boolean,
): string {
  return isCurrent ? mainPage : `${name}/${mainPage}`;
}

/** Returns the version that `docs/` itself contains. */
export function currentVersion({ versions, currentVersion: name }: DocumentedVersions): DocsVersion {
  const version = versions.find((candidate) => candidate.name === name);
  if (version === undefined) throw new Error(`No version is named ${name}.`);
  return version;
}

/** Returns the slug that a page has in another version, if that has the page. */
export function slugIn(version: DocsVersion, slug: string, documented: DocumentedVersions): string {
  const { name } = versionOf(slug, documented);
  const own = name === documented.currentVersion ? slug : slug.slice(name.length + 1);
  return mainSlug({ name: version.name, mainPage: own }, version.name === documented.currentVersion);
}

/** Returns the version that a page belongs to, by its slug: another version than the current one has a folder. */
export function versionOf(slug: string, documented: DocumentedVersions): DocsVersion {
  const [folder] = slug.split('/');
  return documented.versions.find(({ name }) => name === folder) ?? currentVersion(documented);
}
