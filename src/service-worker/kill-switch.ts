import { deleteCaches, scope } from './scope.ts';

/** Replaced by the build with the site's base path. */
declare const OFFLINE_BASE: string;

// The kill-switch worker. Published as service-worker.js, it replaces a faulty worker: browsers request that file on
// every visit. It handles no requests, so everything comes from the network once it is active.
scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(OFFLINE_BASE).then(() => scope.registration.unregister()));
});
