import { cachePrefix } from '../shared/offline.ts';
import { sha256 } from '../shared/sha256.ts';
import { withTimeout } from '../shared/with-timeout.ts';
import { deleteCaches, scope } from './scope.ts';
import { fileUrl, hashOfFile, settings } from './site-files.ts';

/** The cache of this worker's release. Each release has its own, so that none contains files of another. */
const cacheName = `${cachePrefix(settings.base)}${settings.release}`;

/** Milliseconds that the cache may take to answer. In damaged profiles it never does. */
const CACHE_TIMEOUT_MS = 2000;

/** Returns a saved file of this release. Where the cache fails, nothing is saved. */
export async function savedFile(file: string): Promise<Response | undefined> {
  try {
    const match = scope.caches.match(fileUrl(file), { cacheName, ignoreVary: true });
    return await withTimeout(match, { milliseconds: CACHE_TIMEOUT_MS });
  } catch {
    return undefined;
  }
}

/** Deletes what other releases have saved. What cannot be deleted is left. */
export async function deleteOtherReleases(): Promise<void> {
  const deleted = deleteCaches(settings.base, cacheName);
  await withTimeout(deleted, { milliseconds: CACHE_TIMEOUT_MS }).catch(() => {});
}

/** The requests of pages that are under way. */
const requests = new Set<Promise<unknown>>();

/** Fetches a file for a page, and saves it if it is one of this release. */
export function fetchAndSave(event: FetchEvent, file: string): Promise<Response> {
  const fetched = fetch(event.request);
  const saved = fetched.then((response) => saveResponse(file, response.clone())).catch(() => {});
  requests.add(saved);
  event.waitUntil(saved.then(() => requests.delete(saved)));
  return fetched;
}

/**
 * Saves files of this release that are not saved yet, one by one while no page waits for anything. Returns false if some
 * of them could not be saved.
 */
export async function save(files: readonly string[]): Promise<boolean> {
  let isComplete = true;
  // Hosts add a slash to the addresses of pages.
  for (const file of files.map((file) => file.replace(/\/$/, ''))) {
    while (requests.size > 0) await Promise.all(requests);
    if (hashOfFile(file) === undefined) continue;
    const isSaved = (await savedFile(file)) !== undefined || (await fetchFile(file));
    isComplete &&= isSaved;
  }
  return isComplete;
}

/**
 * Saves the next list of the files that pages share, in order and up to the first that fails: the last file of a list
 * shows that all of it is saved.
 */
export async function saveCommon(): Promise<void> {
  for (const files of settings.common) {
    if ((await savedFile(files.at(-1) ?? '')) !== undefined) continue;
    for (const file of files) if (!(await save([file]))) return;
    return;
  }
}

/** Fetches and saves a file, if possible from the browser's cache: the hash shows if its copy is whole. */
async function fetchFile(file: string): Promise<boolean> {
  for (const cache of ['force-cache', 'reload'] as const) {
    const response = await fetch(fileUrl(file), { cache }).catch(() => undefined);
    if (response !== undefined && (await saveResponse(file, response).catch(() => false))) return true;
  }
  return false;
}

/**
 * Saves a response if it is this file of this release, whole: the host may have the next release already, cut or alter
 * files, or answer with another one, such as the login of a network.
 */
async function saveResponse(file: string, response: Response): Promise<boolean> {
  const expected = hashOfFile(file);
  if (!response.ok || expected === undefined) return false;
  const bytes = await response.arrayBuffer();
  if (!(await sha256(bytes)).startsWith(expected)) return false;
  const cache = await scope.caches.open(cacheName);
  // Not the response itself: browsers reject a redirected one for a navigation (Fetch, section 4.1).
  await cache.put(fileUrl(file), new Response(bytes, response));
  return true;
}
