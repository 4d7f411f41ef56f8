import { NOT_SAVED_HEADER, OFFLINE_DOCUMENT } from '../shared/offline.ts';
import { pageDataPath } from '../shared/page-data-path.ts';
import { withTimeout } from '../shared/with-timeout.ts';
import { savedByOthers, savedFile } from './release-caches.ts';
import { checkFile, saveResponse } from './save.ts';
import { scope } from './scope.ts';
import { settings } from './settings.ts';
import { fileKind, fileUrl, newFile, siteFile } from './site-files.ts';

/** Milliseconds that the network may take before a reader gets a saved file, if there is one. */
const NETWORK_TIMEOUT_MS = 3000;

/** Answers the requests of pages for files of the site. Other requests are left to the browser. */
export function answerRequests(): void {
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const file = siteFile(new URL(url));
    if (file === undefined || method !== 'GET') return;
    const kind = fileKind(file);
    if (kind === 'document' && mode !== 'navigate') return;
    const isNamedByContent = kind === 'asset' && mode !== 'navigate';
    const answer = isNamedByContent ? unchanging(event, file) : newest(event, file);
    event.respondWith(answer.catch(() => answerWithoutNetwork(event.request, file)));
  });
}

/**
 * Documents, data and pictures keep their names from release to release, so they come from the network while there is
 * one: online readers always get the newest, as without a worker. Stale-while-revalidate would be quicker, but show
 * everyone the former text once after each release.
 *
 * A newer document that comes through this older worker does not mix releases: scripts and styles have the hashes of
 * their content in their names, and a page only accepts data of its own release (`src/app/data/page-query.ts`).
 */
async function newest(event: FetchEvent, file: string): Promise<Response> {
  const fetched = fetchAndSave(event, file);
  const first = await withTimeout(fetched, { milliseconds: NETWORK_TIMEOUT_MS }).catch(() => savedFile(file));
  return first ?? fetched;
}

/** Files that are named by their content never change. */
async function unchanging(event: FetchEvent, file: string): Promise<Response> {
  return (await savedFile(file)) ?? (await savedElsewhere(file)) ?? fetchAndSave(event, file);
}

/**
 * Returns a file that another release has saved: a page of that release keeps its parts for as long as it is open.
 */
async function savedElsewhere(file: string): Promise<Response | undefined> {
  const known = await savedByOthers(file);
  if (known === undefined || !Object.hasOwn(settings.hashes, file)) return known;
  // Earlier workers saved files without a check.
  return (await checkFile(file, known)) === 'own' ? known : undefined;
}

/** Fetches a file, and saves it if it is one of this release. */
function fetchAndSave(event: FetchEvent, file: string): Promise<Response> {
  const fetched = fetch(event.request);
  const saved = fetched.then((response) => saveResponse(file, response.clone()));
  event.waitUntil(saved.catch(() => {}));
  return fetched;
}

/**
 * Answers for a page that is not saved with the offline page, and for its data with a response that the app
 * understands.
 */
async function answerWithoutNetwork({ destination }: Request, file: string): Promise<Response> {
  if (destination === 'document') {
    const moved = newFile(file);
    if (moved !== undefined) return Response.redirect(fileUrl(moved));
    const page = await savedFile(OFFLINE_DOCUMENT);
    if (page === undefined) return Response.error();
    // The app renders the page from its data, if those are saved.
    const data = await savedFile(pageDataPath(`/${file}`));
    return new Response(page.body, { status: data === undefined ? 503 : 200, headers: page.headers });
  }
  if (fileKind(file) !== 'data') return Response.error();
  return new Response(null, { status: 204, headers: { [NOT_SAVED_HEADER]: '' } });
}
