import type { ListedFiles, SaveOutcome } from '../shared/offline.ts';
import { cacheName, savedByOthers, savedFile } from './release-caches.ts';
import { scope } from './scope.ts';
import { settings } from './settings.ts';
import { fileKind, fileUrl } from './site-files.ts';

/** The number of files that are fetched at a time. */
const BATCH_SIZE = 6;

/**
 * Saves files of this release that are not saved yet. If some of them fail, the others are still saved, and the outcome
 * is that of the first failure; pictures count only if nothing else fails.
 */
export async function save(files: readonly string[]): Promise<SaveOutcome> {
  const outcomes: SaveOutcome[] = [];
  for (let start = 0; start < files.length; start += BATCH_SIZE) {
    const batch = files.slice(start, start + BATCH_SIZE);
    outcomes.push(...(await Promise.all(batch.map(saveFile))));
  }
  const failures = outcomes.filter((outcome) => outcome !== 'saved');
  return failures.find((outcome) => outcome !== 'altered-picture') ?? failures[0] ?? 'saved';
}

/** Saves a file from the cache of another release if it is named by its content; otherwise from the server. */
async function saveFile(file: string): Promise<SaveOutcome> {
  if ((await savedFile(file)) !== undefined) return 'saved';
  const isAsset = fileKind(file) === 'asset';
  const known = isAsset ? await savedByOthers(file) : undefined;
  if (known !== undefined && (await saveResponse(file, known)) === 'saved') return 'saved';
  const request = (mode: RequestCache) =>
    fetch(fileUrl(file), { cache: mode }).then(
      (response) => saveResponse(file, response),
      () => undefined,
    );
  const outcome = await request(isAsset ? 'default' : 'no-cache');
  // The browser's cache may contain a damaged file, or that a file is missing, for a year.
  const mayBeStale =
    outcome === 'no-answer' || outcome === 'altered-picture' || (isAsset && outcome === 'other-release');
  return (mayBeStale ? await request('reload') : outcome) ?? 'no-answer';
}

/** Saves a response under the file's one URL, if it is a file of this release. */
export async function saveResponse(file: string, response: Response): Promise<SaveOutcome> {
  const origin = await checkFile(file, response);
  if (origin !== 'own') return origin;
  try {
    const cache = await scope.caches.open(cacheName);
    await cache.put(fileUrl(file), withoutRedirect(response));
    return 'saved';
  } catch {
    return 'no-room';
  }
}

/** Browsers reject a redirected response for a navigation (Fetch, section 4.1). */
function withoutRedirect(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/;

/**
 * Returns `own` for a complete file of this worker's release, the only files that it may save, and otherwise why the
 * response is none. The host may already have the next release, cut a file, or answer with another one: a login of the
 * network, a notice, its home page, a picture that it has compressed again.
 */
export async function checkFile(
  file: string,
  response: Response,
): Promise<'own' | Exclude<SaveOutcome, 'saved'>> {
  if (!response.ok) return response.status === 404 ? 'other-release' : 'no-answer';
  const kind = fileKind(file);
  if (kind === 'asset' || kind === 'picture') {
    const listed = settings.hashes[file] === undefined ? await listedFiles() : settings;
    if (typeof listed === 'string') return listed;
    const hash = listed.hashes[file];
    if (hash === undefined) return 'other-release';
    if ((await hashOf(await response.clone().arrayBuffer())).startsWith(hash)) return 'own';
    return IMAGE.test(file) ? 'altered-picture' : 'no-answer';
  }
  const text = (await response.clone().text()).trimEnd();
  const isData = kind === 'data';
  // The build writes the release last in data, and first in documents.
  const [, release] = (isData ? /"release":"(\w+)"\}$/ : /<html[^<>]* data-release="?(\w+)/).exec(text) ?? [];
  if (release === undefined || !(isData || text.endsWith('</html>'))) return 'no-answer';
  return release === settings.release ? 'own' : 'other-release';
}

/** The list of this release's files; or why it cannot be had. */
type Listed = ListedFiles | Exclude<SaveOutcome, 'saved'>;

let reading: Promise<Listed> | undefined;

/** Returns the list of files, which is saved when the first of them is needed. */
export async function listedFiles(): Promise<Listed> {
  reading ??= readList();
  const listed = await reading;
  if (typeof listed === 'string') reading = undefined;
  return listed;
}

async function readList(): Promise<Listed> {
  const outcome = await save([settings.fileList]);
  if (outcome !== 'saved') return outcome;
  return (await savedFile(settings.fileList))?.json() ?? 'no-answer';
}

/** SHA-256 in hexadecimal digits. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
