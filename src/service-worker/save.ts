import type { SaveOutcome } from '../shared/offline.ts';
import { isOfThisRelease } from './own-release.ts';
import { cacheName, savedByOthers } from './release-caches.ts';
import { scope } from './scope.ts';
import { fileKind, fileUrl } from './site-files.ts';

/** The number of files that are fetched at a time. */
const AT_A_TIME = 6;

/**
 * Saves files of this release that are not saved yet. If some of them fail, the others are still saved, and the outcome
 * is that of the first failure.
 */
export async function save(files: readonly string[]): Promise<SaveOutcome> {
  const cache = await scope.caches.open(cacheName);
  const outcomes: SaveOutcome[] = [];
  for (let start = 0; start < files.length; start += AT_A_TIME) {
    const batch = files.slice(start, start + AT_A_TIME);
    outcomes.push(...(await Promise.all(batch.map((file) => saveFile(cache, file)))));
  }
  return outcomes.find((outcome) => outcome !== 'saved') ?? 'saved';
}

async function saveFile(cache: Cache, file: string): Promise<SaveOutcome> {
  if ((await cache.match(fileUrl(file), { ignoreVary: true })) !== undefined) return 'saved';
  const response = await get(file);
  if (response === undefined) return 'no-answer';
  if (!(await isOfThisRelease(file, response)))
    return response.ok || response.status === 404 ? 'other-release' : 'no-answer';
  try {
    await cache.put(fileUrl(file), withoutRedirect(response));
    return 'saved';
  } catch {
    return 'no-room';
  }
}

/** Returns a file from any cache if it is named by its content; requests other files from the server. */
async function get(file: string): Promise<Response | undefined> {
  const isAsset = fileKind(file) === 'asset';
  const known = isAsset ? await savedByOthers(file) : undefined;
  if (known !== undefined) return known;
  const request = (cache: RequestCache) => fetch(fileUrl(file), { cache }).catch(() => undefined);
  if (!isAsset) return request('no-cache');
  const cached = await request('default');
  // A temporarily missing file may be cached as missing by the browser for a year.
  return cached?.ok === false ? request('reload') : cached;
}

/** Browsers reject a redirected response for a navigation (Fetch, section 4.1). */
function withoutRedirect(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}
