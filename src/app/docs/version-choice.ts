import { site } from 'derived/site.ts';
import type { DocsVersion } from '../../shared/site-data.ts';
import { storageSlot } from '../platform/storage.ts';
import { findVersion, preferredVersion } from './versions.ts';

/** The name of the version that the reader looked at last; the key is part of the site's contract. */
const slot = storageSlot(
  'docs-preferred-version-default',
  (name): name is string => findVersion(site, name) !== undefined,
);

/** The version that the reader looked at last, or the current one. */
export function chosenVersion(): DocsVersion {
  return preferredVersion(site, slot.read());
}

/** Remembers the version that the reader looks at. */
export function rememberVersion({ name }: DocsVersion): void {
  slot.write(name);
}
