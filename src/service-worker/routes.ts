import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { NOT_SAVED_HEADER, OFFLINE_DOCUMENT } from '../shared/offline.ts';
import { pageDataPath } from '../shared/page-data-path.ts';
import { cacheName, savedByOthers, savedFile } from './release-caches.ts';
import { checkFile } from './save.ts';
import { settings } from './settings.ts';
import { type FileKind, fileKind, fileUrl, newFile, siteFile } from './site-files.ts';

/** Seconds that the network may take before a reader gets a saved file, if there is one. */
const NETWORK_TIMEOUT_SECONDS = 3;

/** Saves a response under the file's one URL, and only if it is a file of this release. */
const ownRelease: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => fileUrl(fileOf(request)),
  cacheWillUpdate: async ({ request, response }) =>
    (await checkFile(fileOf(request), response)) === 'own' ? response : null,
};

/**
 * A page of another release keeps its parts for as long as it is open, because their names contain their content's
 * hash.
 */
const otherReleases: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    if (cachedResponse) return cachedResponse;
    const file = fileOf(request);
    const known = await savedByOthers(file);
    if (known === undefined) return null;
    // Earlier workers saved files without a check.
    const isDamaged = Object.hasOwn(settings.hashes, file) && (await checkFile(file, known)) !== 'own';
    return isDamaged ? null : known;
  },
};

const options = { cacheName, matchOptions: { ignoreVary: true } };

/**
 * Documents, data and pictures keep their names from release to release, so they come from the network while there is
 * one: online readers always get the newest, as without a worker. Stale-while-revalidate would be quicker, but show
 * everyone the former text once after each release.
 *
 * A newer document that comes through this older worker does not mix releases: scripts and styles have the hashes of
 * their content in their names, and a page only accepts data of its own release (`src/app/data/page-query.ts`).
 */
const newest = new NetworkFirst({
  ...options,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [ownRelease],
});

/** Files that are named by their content never change. */
const unchanging = new CacheFirst({ ...options, plugins: [ownRelease, otherReleases] });

/** Registers the routes for the requests of pages. Requests without a route are left to the browser. */
export function answerRequests(): void {
  registerRoute(({ url, request }) => request.mode === 'navigate' && siteFile(url) !== undefined, newest);
  registerRoute(({ url }) => ['data', 'picture'].includes(kindOf(url) ?? ''), newest);
  registerRoute(({ url }) => kindOf(url) === 'asset', unchanging);
  setCatchHandler(async ({ request }) =>
    request instanceof Request ? answerWithoutNetwork(request) : Response.error(),
  );
}

/**
 * Answers for a page that is not saved with the offline page, and for its data with a response that the app
 * understands.
 */
async function answerWithoutNetwork(request: Request): Promise<Response> {
  const headers = { [NOT_SAVED_HEADER]: '' };
  if (request.destination === 'document') {
    const moved = newFile(fileOf(request));
    if (moved !== undefined) return Response.redirect(fileUrl(moved));
    const page = await savedFile(OFFLINE_DOCUMENT);
    if (page === undefined) return Response.error();
    // The app renders the page from its data, if those are saved.
    const data = await savedFile(pageDataPath(`/${fileOf(request)}`));
    return new Response(page.body, { status: data === undefined ? 503 : 200, headers: page.headers });
  }
  if (kindOf(new URL(request.url)) === 'data') return new Response(null, { status: 204, headers });
  return Response.error();
}

function kindOf(url: URL): FileKind | undefined {
  const file = siteFile(url);
  return file === undefined ? undefined : fileKind(file);
}

/** Returns the file that a request is for; all routes are for files of the site. */
function fileOf({ url }: Request): string {
  return siteFile(new URL(url)) ?? '';
}
