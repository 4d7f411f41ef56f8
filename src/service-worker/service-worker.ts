import { NOT_SAVED_HEADER, OFFLINE_DOCUMENT, type OfflineRequest } from '../shared/offline.ts';
import { pageDataPath } from '../shared/page-data-path.ts';
import { withTimeout } from '../shared/with-timeout.ts';
import { deleteOtherReleases, fetchAndSave, save, saveCommon, savedFile } from './saved-files.ts';
import { scope } from './scope.ts';
import { hashOfFile, isPage, pageOfData, settings, siteFile } from './site-files.ts';

// A worker is installed when the precache is saved. It then waits until no open page is served by the former release's
// worker, or the only open page is of its own release.
scope.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  if (!(await save(settings.precache)))
    throw new Error(`The release ${settings.release} could not be saved.`);
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteOtherReleases().then(() => scope.clients.claim()));
});

scope.addEventListener('message', (event) => {
  // biome-ignore lint/plugin/no-casts: only pages of this site can reach the worker, and they send nothing else
  const request = event.data as OfflineRequest;
  event.waitUntil(handle(request));
});

function handle(request: OfflineRequest): Promise<unknown> {
  switch (request.kind) {
    case 'save':
      return save(request.files);
    case 'save-common':
      return saveCommon();
    case 'activate':
      return activateIfAlone();
  }
}

/** Replaces the former release's worker, unless another page may be of that release, and need its files. */
async function activateIfAlone(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(
    ({ frameType, url }) => frameType !== 'nested' && url.startsWith(scope.registration.scope),
  );
  if (pages.length === 1) await scope.skipWaiting();
}

/** Milliseconds that the network may take before a reader gets a saved file, if there is one. */
const NETWORK_TIMEOUT_MS = 3000;

/** The end of the name of a file; few pages have one. */
const EXTENSION = /\.\w+$/;

// Answers the requests of pages for files of this release, and all navigations. Others are left to the browser.
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const isNavigation = request.mode === 'navigate';
  const file = siteFile(new URL(request.url));
  if (file === undefined || request.method !== 'GET') return;
  // Whatever fetches the document of a page wants to know what the host has.
  if (!isNavigation && (isPage(file) || hashOfFile(file) === undefined)) return;
  const answer = file.startsWith('assets/') && !isNavigation ? unchanging(event, file) : newest(event, file);
  event.respondWith(answer.catch(() => answerWithoutNetwork(request, file)));
});

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
  return (await savedFile(file)) ?? fetchAndSave(event, file);
}

/**
 * Answers for a page that is not saved with the offline page, in which the app renders it if its data are saved; and for
 * its data with a response that the app understands. What is no page is not saved.
 */
async function answerWithoutNetwork({ destination }: Request, file: string): Promise<Response> {
  const page = pageOfData(file);
  if (page !== undefined) {
    const document = await savedFile(page);
    const value = document === undefined ? '' : 'document';
    return new Response(null, { status: 204, headers: { [NOT_SAVED_HEADER]: value } });
  }
  if (destination !== 'document') return Response.error();
  // A file, or a page outside the app, which would not know it.
  if (!isPage(file) && (EXTENSION.test(file) || hashOfFile(file) !== undefined)) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
    const text = 'This address is not saved on this device, and there is no network to get it from.';
    return new Response(text, { status: 503, headers });
  }
  const offlinePage = await savedFile(OFFLINE_DOCUMENT);
  if (offlinePage === undefined) return Response.error();
  const data = await savedFile(pageDataPath(`/${file}`));
  return new Response(offlinePage.body, {
    status: data === undefined ? 503 : 200,
    headers: offlinePage.headers,
  });
}
