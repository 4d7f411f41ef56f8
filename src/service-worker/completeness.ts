import { cacheName } from './release-caches.ts';
import { scope } from './scope.ts';
import { fileUrl } from './site-files.ts';

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
