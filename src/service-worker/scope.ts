import { cachePrefix } from '../shared/offline.ts';

declare const self: ServiceWorkerGlobalScope;

/** The worker's global object. */
export const scope = self;

/** Deletes everything that workers of the site have saved, except for one cache. */
export async function deleteCaches(base: string, kept = ''): Promise<void> {
  const names = await scope.caches.keys();
  const outdated = names.filter((name) => name.startsWith(cachePrefix(base)) && name !== kept);
  await Promise.all(outdated.map((name) => scope.caches.delete(name)));
}
