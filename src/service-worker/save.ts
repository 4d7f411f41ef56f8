import type { SaveOutcome } from '../shared/offline.ts';
import { isOfThisRelease } from './own-release.ts';
import { cacheName, savedByOthers } from './release-caches.ts';
import { scope } from './scope.ts';
import { fileKind, fileUrl } from './site-files.ts';

/** How many files are fetched at a time. */
const AT_A_TIME = 6;

/**
 * Saves files of this release that are not saved yet. Where some cannot be, the others are all the same, and the answer
 * says why the first could not.
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

/** A file that is named by its content is the same in every cache; others are asked of the server. */
async function get(file: string): Promise<Response | undefined> {
  const isAsset = fileKind(file) === 'asset';
  const known = isAsset ? await savedByOthers(file) : undefined;
  if (known !== undefined) return known;
  const request = (cache: RequestCache) => fetch(fileUrl(file), { cache }).catch(() => undefined);
  if (!isAsset) return request('no-cache');
  const cached = await request('default');
  // A file that was missing for a moment may be missing in the browser's cache for a year.
  return cached?.ok === false ? request('reload') : cached;
}

/** Browsers refuse an answer that came by a redirect for a page that is navigated to (Fetch, section 4.1). */
function withoutRedirect(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}
