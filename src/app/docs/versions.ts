import { site } from 'derived/site.ts';
import { pagePath } from '../../shared/page-path.ts';
import type { DocsVersion, SiteData } from '../../shared/site-data.ts';
import { storageSlot } from '../platform/storage.ts';

/** The part of the site's data that lists the documented versions. */
export type DocumentedVersions = Pick<SiteData, 'versions' | 'currentVersion'>;

/** Returns the version of that name, if it is documented. */
function findVersion({ versions }: DocumentedVersions, name: string): DocsVersion | undefined {
  return versions.find((version) => version.name === name);
}

/** Returns the version that the pages of this release describe. */
export function currentVersion(documented: DocumentedVersions): DocsVersion {
  const version = findVersion(documented, documented.currentVersion);
  if (version === undefined) throw new Error(`No version is named ${documented.currentVersion}.`);
  return version;
}

/** Returns the version whose name the browser has stored; the current version for any other name. */
export function preferredVersion(
  documented: DocumentedVersions,
  remembered: string | undefined,
): DocsVersion {
  return findVersion(documented, remembered ?? '') ?? currentVersion(documented);
}

/** Returns the path of a version's main page: the current version is at `/docs/`, every other one below its name. */
export function mainPagePath(documented: DocumentedVersions, version: DocsVersion): string {
  const isCurrent = version.name === documented.currentVersion;
  return pagePath(isCurrent ? version.mainPage : `${version.name}/${version.mainPage}`);
}

/** The name of the version that the reader looked at last; the key is part of the site's contract. */
const slot = storageSlot(
  'docs-preferred-version-default',
  (name): name is string => findVersion(site, name) !== undefined,
);

/** Returns the version that the reader looked at last, or the current one. */
export function chosenVersion(): DocsVersion {
  return preferredVersion(site, slot.read());
}

/** Stores the version that the reader looks at. */
export function rememberVersion({ name }: DocsVersion): void {
  slot.write(name);
}
