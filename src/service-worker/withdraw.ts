import { cachePrefix } from '../shared/offline.ts';
import { scope } from './scope.ts';

/** The build puts the site's base path in the place of the name. */
declare const OFFLINE_BASE: string;

// Published as service-worker.js, it takes the place of a worker that does harm: browsers ask for that file on every
// visit. It answers no request, so from the moment it is active everything comes from the network.
scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(withdraw());
});

async function withdraw(): Promise<void> {
  const names = await scope.caches.keys();
  const own = names.filter((name) => name.startsWith(cachePrefix(OFFLINE_BASE)));
  await Promise.all(own.map((name) => scope.caches.delete(name)));
  await scope.registration.unregister();
}
