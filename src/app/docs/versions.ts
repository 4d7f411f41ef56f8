import { site } from 'derived/site.ts';
import { currentVersion, slugIn } from '../../shared/docs-version.ts';
import { pagePath } from '../../shared/page-path.ts';
import type { DocsVersion } from '../../shared/site-data.ts';
import { parseDocSlug } from '../data/match-page.ts';
import { storageSlot } from '../platform/storage.ts';

/** The name of the version that the reader has chosen; the key is part of the site's contract. */
const slot = storageSlot('docs-preferred-version-default', (name): name is string =>
  site.versions.some((version) => version.name === name),
);

/** Returns the version that the reader has chosen, or the current one. */
export function chosenVersion(): DocsVersion {
  const name = slot.read();
  return site.versions.find((version) => version.name === name) ?? currentVersion(site);
}

/** Returns where a reader of a page gets in a version: to the same page, or to the version's main page. */
export function pageInVersion(version: DocsVersion, slug: string): string {
  return pagePath(parseDocSlug(slugIn(version, slug, site)) ?? version.mainPage);
}

/** Stores the version that the reader has chosen. */
export function rememberVersion({ name }: DocsVersion): void {
  slot.write(name);
}

/** Stores the version of a site that has only one. Of several, only the reader's own choice is stored. */
export function rememberOnlyVersion(): void {
  if (site.versions.length === 1) rememberVersion(currentVersion(site));
}
