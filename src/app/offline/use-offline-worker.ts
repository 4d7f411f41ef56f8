import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OfflineStatus } from '../../shared/offline.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { matchPage } from '../data/match-page.ts';
import { ownRelease } from '../platform/recovery/stale-build-reload.ts';
import { askServiceWorker, registerServiceWorker } from '../platform/service-worker.ts';

/** The site's active service worker. */
export interface OfflineWorker {
  readonly registration: ServiceWorkerRegistration;
  readonly status: OfflineStatus;
}

/** Registers the service worker; returns it once it is active. */
export function useOfflineWorker(): OfflineWorker | undefined {
  const [worker, setWorker] = useState<OfflineWorker>();
  useEffect(() => {
    const register = async () => {
      const registration = await registerServiceWorker();
      if (registration === undefined || registration.active === null) return;
      const question = { kind: 'status', release: ownRelease() } as const;
      setWorker({ registration, status: await askServiceWorker(registration.active, question) });
    };
    void register();
  }, []);
  return worker;
}

/**
 * Saves the current page and each page that the reader visits: its document and its data, of which a visit loads only one,
 * and the files that were loaded before the worker was active.
 */
export function useSaveVisited(registration: ServiceWorkerRegistration | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (registration === undefined) return;
    const save = (files: readonly string[]) => {
      // The outcome is ignored, because the reader has not asked for it.
      if (registration.active !== null) void askServiceWorker(registration.active, { kind: 'save', files });
    };
    const savePage = () => {
      const route = matchPage(router.state.location.pathname);
      if (route !== undefined) save([route.slice(1), pageDataPath(route)]);
    };
    save(loadedFiles());
    savePage();
    return router.subscribe('onRendered', savePage);
  }, [router, registration]);
}

/** Returns the files of this site that the page and its frames have loaded, as paths below the site's root. */
function loadedFiles(): readonly string[] {
  const base = import.meta.env.BASE_URL;
  const urls = [window, ...ownFrames()].flatMap(({ performance, location }) => [
    location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const paths = urls
    .map((url) => new URL(url))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(base))
    .map(({ pathname }) => pathname.slice(base.length));
  return [...new Set(paths)];
}

/** Returns the windows of frames that show pages of this site. */
function ownFrames(): readonly Window[] {
  return [...document.querySelectorAll('iframe')]
    .map(({ contentDocument }) => contentDocument?.defaultView)
    .filter((frame) => frame !== undefined && frame !== null);
}
