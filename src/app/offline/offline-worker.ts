import { cachePrefix, type OfflineRequest, WORKER_FILE } from '../../shared/offline.ts';
import { ownRelease } from '../platform/document/page-document.ts';
import { mayPrefetch } from '../platform/network/connection.ts';

/**
 * Registers the service worker, has it save what the reader visits, and calls back when a newer release than that of the
 * page can be loaded, until the signal ends it.
 */
export async function followOfflineWorker(onUpdate: () => void, signal: AbortSignal): Promise<void> {
  const isReturning =
    'serviceWorker' in navigator && navigator.serviceWorker.controller?.scriptURL === workerUrl();
  const registration = await register();
  if (registration === undefined || signal.aborted) return;

  saveLoaded(registration);
  // The worker of a newer release has saved nothing of this page.
  navigator.serviceWorker.addEventListener('controllerchange', () => saveLoaded(registration), { signal });

  const saveCommon = () => ask(registration, { kind: 'save-common' });
  if (isReturning) saveCommon();
  const onArrival = ({ detail }: WindowEventMap['arrived']) => {
    if (detail.isOtherPage) saveCommon();
  };
  window.addEventListener('arrived', onArrival, { signal });

  const onInstalling = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', async () => {
      if (worker.state === 'installed' && !(await activateOwn(registration))) onUpdate();
    });
  };
  registration.addEventListener('updatefound', onInstalling, { signal });
  onInstalling();
  void activateOwn(registration);
  // Browsers themselves look for a new release only when a document is loaded, which may not happen for days.
  const onVisible = () => {
    if (document.visibilityState === 'visible' && mayPrefetch()) registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
}

/**
 * Resolves when the worker is active, which may be never. Resolves to `undefined` if there can be none: the browser lacks
 * or forbids service workers, the context is not secure, or the host lacks the file.
 */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(workerUrl());
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined; // The page works without it.
  }
}

/** Returns the URL of this site's worker. The worker of a site around this one may control the page too. */
function workerUrl(): string {
  return new URL(`${import.meta.env.BASE_URL}${WORKER_FILE}`, window.location.origin).href;
}

/** Sends a request to the worker, to be handled in the background, unless the reader saves data. */
function ask({ active }: ServiceWorkerRegistration, request: OfflineRequest): void {
  if (mayPrefetch()) active?.postMessage(request);
}

/** Saves the files that the page loaded before the worker was active. Others pass through it, and are saved. */
function saveLoaded(registration: ServiceWorkerRegistration): void {
  ask(registration, { kind: 'save', files: loadedFiles() });
}

/**
 * Returns the files of this site that the page and its frames have loaded, as paths below the site's root, without the
 * data of other pages, which were fetched for a navigation that may never come.
 */
function loadedFiles(): readonly string[] {
  const base = import.meta.env.BASE_URL;
  const urls = [window, ...ownFrames()].flatMap(({ performance, location }) => [
    location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const paths = urls
    .map((url) => new URL(url))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(base))
    .map(({ pathname }) => pathname.slice(base.length))
    .filter((path) => !path.startsWith('data/'));
  return [...new Set(paths)];
}

/** Returns the windows of frames that show pages of this site. */
function ownFrames(): readonly Window[] {
  return [...document.querySelectorAll('iframe')]
    .map(({ contentDocument }) => contentDocument?.defaultView)
    .filter((frame) => frame !== undefined && frame !== null);
}

/**
 * Asks the waiting worker to become active if the page has come from its release already. Returns false if the page is
 * older: it keeps its worker, whose files it needs. The last cache is that of the release which was installed last.
 */
async function activateOwn({ waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const names = await window.caches.keys().catch(() => []);
  const prefix = cachePrefix(import.meta.env.BASE_URL);
  const isOwn = names.findLast((name) => name.startsWith(prefix)) === `${prefix}${ownRelease()}`;
  if (isOwn) waiting?.postMessage({ kind: 'activate' } satisfies OfflineRequest);
  return isOwn;
}
