import { cachePrefix } from '../shared/offline.ts';
import { scope } from './scope.ts';
import { settings } from './settings.ts';
import { fileUrl } from './site-files.ts';

const prefix = cachePrefix(settings.base);

/** The cache of this worker's release. Each release has its own, so that none contains files of another. */
export const cacheName = `${prefix}${settings.release}`;

/** Returns a file that this release has saved. */
export async function savedFile(file: string): Promise<Response | undefined> {
  return scope.caches.match(fileUrl(file), { cacheName, ignoreVary: true });
}

/** Returns the caches of other releases, the oldest first. */
async function otherCaches(): Promise<readonly string[]> {
  const names = await scope.caches.keys();
  return names.filter((name) => name.startsWith(prefix) && name !== cacheName);
}

/** Returns the cache of the release before this one. */
export async function formerCache(): Promise<Cache | undefined> {
  const name = (await otherCaches()).at(-1);
  return name === undefined ? undefined : scope.caches.open(name);
}

/**
 * Returns a file that another release has saved. Only for files that are named by their content, which are identical.
 */
export async function savedByOthers(file: string): Promise<Response | undefined> {
  for (const name of await otherCaches()) {
    const response = await scope.caches.match(fileUrl(file), { cacheName: name, ignoreVary: true });
    if (response !== undefined) return response;
  }
  return undefined;
}

/**
 * Deletes the caches of other releases, except while an update is pending. If a page of the former release may be open,
 * its cache is kept: that page may still request parts of the app that the server no longer has.
 */
export async function deleteOtherCaches({ keepFormer }: { readonly keepFormer: boolean }): Promise<void> {
  const others = await otherCaches();
  if (isUpdatePending()) return;
  const outdated = keepFormer ? others.slice(0, -1) : others;
  await Promise.all(outdated.map((name) => scope.caches.delete(name)));
}

/** Whether another release is installing or waiting. Until it is active, both need the files that they have saved. */
function isUpdatePending(): boolean {
  const { installing, waiting } = scope.registration;
  return installing !== null || waiting !== null;
}

/** Not a file of the site: an entry in the cache of a release that is saved as a whole. */
const MARK = 'offline/complete';

/** Whether all of the release that a cache belongs to is saved. */
export async function isComplete(cache: Cache): Promise<boolean> {
  return (await cache.match(fileUrl(MARK))) !== undefined;
}

/** Records that all of this release is saved. */
export async function rememberComplete(): Promise<void> {
  const cache = await scope.caches.open(cacheName);
  await cache.put(fileUrl(MARK), new Response());
}
