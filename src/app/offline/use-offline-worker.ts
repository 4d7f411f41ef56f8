import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OfflineRequest, OfflineStatus } from '../../shared/offline.ts';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { matchPage } from '../data/match-page.ts';
import { ownRelease } from '../platform/document/page-document.ts';
import { mayPrefetch } from '../platform/network/connection.ts';
import { askServiceWorker, registerServiceWorker, workerUrl } from '../platform/network/service-worker.ts';

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

/** Whether a service worker served this document: the reader has visited the site before. */
const isReturning =
  'serviceWorker' in navigator && navigator.serviceWorker.controller?.scriptURL === workerUrl();

/**
 * Saves the pages that the reader visits. For the first page, this means its document and the files that it has loaded,
 * because a reader who leaves after one page should not pay for more. From the second page on, it means the document
 * and the data of each page, of which a visit loads only one, and the common files, such as the search.
 */
export function useSaveVisited(registration: ServiceWorkerRegistration | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (registration === undefined) return;
    // The outcomes are ignored, because the reader has not asked for anything, and may have begun to save data.
    const ask = (request: OfflineRequest) => {
      if (registration.active !== null && mayPrefetch()) void askServiceWorker(registration.active, request);
    };
    const pageFiles = () => {
      const route = matchPage(router.state.location.pathname);
      return route === undefined ? [] : [route.slice(1), pageDataPath(route)];
    };
    ask({ kind: 'save', files: loadedFiles() });
    let first: readonly string[] | undefined = pageFiles();
    const saveMore = () => {
      if (first !== undefined) {
        ask({ kind: 'save', files: first });
        ask({ kind: 'save-common' });
      }
      first = undefined;
      ask({ kind: 'save', files: pageFiles() });
    };
    if (isReturning) saveMore();
    const onArrival = ({ detail: { isOtherPage } }: WindowEventMap['arrived']) => {
      if (isOtherPage) saveMore();
    };
    window.addEventListener('arrived', onArrival);
    return () => window.removeEventListener('arrived', onArrival);
  }, [router, registration]);
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
