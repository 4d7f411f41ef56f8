import { cachePrefix } from '../shared/offline.ts';
import { scope } from './scope.ts';
import { settings } from './settings.ts';
import { fileUrl } from './site-files.ts';

const prefix = cachePrefix(settings.base);

/** The cache of this worker's release. Each release has one of its own, so that none gets a file of another. */
export const cacheName = `${prefix}${settings.release}`;

/** A file that this release has saved. */
export async function savedFile(file: string): Promise<Response | undefined> {
  return scope.caches.match(fileUrl(file), { cacheName, ignoreVary: true });
}

/** The caches of other releases, the oldest first. */
async function otherCaches(): Promise<readonly string[]> {
  const names = await scope.caches.keys();
  return names.filter((name) => name.startsWith(prefix) && name !== cacheName);
}

/** The cache of the release before this one. */
export async function formerCache(): Promise<Cache | undefined> {
  const name = (await otherCaches()).at(-1);
  return name === undefined ? undefined : scope.caches.open(name);
}

/** A file that another release has saved. Of use for files that are named by their content: they are the same. */
export async function savedByOthers(file: string): Promise<Response | undefined> {
  for (const name of await otherCaches()) {
    const response = await scope.caches.match(fileUrl(file), { cacheName: name, ignoreVary: true });
    if (response !== undefined) return response;
  }
  return undefined;
}

/**
 * Deletes the caches of other releases, unless one of these is still to come. Where a page may be open that is of the
 * former one, that one's cache is kept: such a page may still ask for parts of the app that the server has no more.
 */
export async function deleteOtherCaches({ keepFormer }: { readonly keepFormer: boolean }): Promise<void> {
  const others = await otherCaches();
  if (isUpdatePending()) return;
  const outdated = keepFormer ? others.slice(0, -1) : others;
  await Promise.all(outdated.map((name) => scope.caches.delete(name)));
}

/** Whether a release is on the device, or on its way, that is not at work yet. Until it is, both need what they saved. */
function isUpdatePending(): boolean {
  const { installing, waiting } = scope.registration;
  return installing !== null || waiting !== null;
}
