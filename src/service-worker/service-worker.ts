import type { OfflineAnswers, OfflineRequest } from '../shared/offline.ts';
import { migrateCache } from './migrate-cache.ts';
import { cacheName, deleteOtherCaches, isComplete, rememberComplete } from './release-caches.ts';
import { answerRequests } from './routes.ts';
import { listedFiles, save } from './save.ts';
import { scope } from './scope.ts';
import { settings } from './settings.ts';

// A worker is installed when the precache is saved. It then waits until no open page is served by another worker, or a
// reader accepts the update.
scope.addEventListener('install', (event) => {
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

scope.addEventListener('message', (event) => {
  // biome-ignore lint/plugin/no-casts: only pages of this site can reach the worker, and they send nothing else
  const request = event.data as OfflineRequest;
  event.waitUntil(answer(request).then((result) => event.ports[0]?.postMessage(result)));
});

answerRequests();

async function install(): Promise<void> {
  const outcome = await save(settings.precache);
  if (outcome !== 'saved') throw new Error(`The release ${settings.release} could not be saved: ${outcome}.`);
  await migrateCache();
}

async function activate(): Promise<void> {
  await deleteOtherCaches({ keepFormer: (await openPages()) > 0 });
  await scope.clients.claim();
}

async function answer(request: OfflineRequest): Promise<OfflineAnswers[OfflineRequest['kind']]> {
  switch (request.kind) {
    case 'status': {
      if (request.release === settings.release && (await openPages()) === 1)
        await deleteOtherCaches({ keepFormer: false });
      const { release, optionalFilesManifest } = settings;
      return {
        release,
        optionalFilesManifest,
        complete: await isComplete(await scope.caches.open(cacheName)),
      };
    }
    case 'save':
      return save(request.files);
    case 'save-common': {
      const listed = await listedFiles();
      return typeof listed === 'string' ? listed : save(listed.common);
    }
    case 'complete':
      return rememberComplete().then(() => undefined);
    case 'take-over':
      if (!request.onlyIfAlone || (await openPages()) <= 1) await scope.skipWaiting();
      return undefined;
  }
}

/** Returns the number of open pages of the site. */
async function openPages(): Promise<number> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ frameType }) => frameType !== 'nested').length;
}
