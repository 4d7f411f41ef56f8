import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageDataPath } from '../../shared/page-data-path.ts';
import { matchPage } from '../data/match-page.ts';
import { loadedFiles } from '../platform/loaded-files.ts';
import { askServiceWorker } from '../platform/service-worker.ts';

/**
 * Has the page that is shown saved, and each that the reader goes to: with its document and its data, of which a visit
 * needs but one, and with what was loaded before the worker was at work.
 */
export function useSaveVisited(registration: ServiceWorkerRegistration | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (registration === undefined) return;
    const save = (files: readonly string[]) => {
      // Whether it worked is no matter: nobody has asked for it.
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
