import { useEffect, useState } from 'react';
import type { OfflineStatus } from '../../shared/offline.ts';
import { ownRelease } from '../platform/recovery/stale-build-reload.ts';
import { askServiceWorker, registerServiceWorker } from '../platform/service-worker.ts';

/** The site's service worker, at work. */
export interface OfflineWorker {
  readonly registration: ServiceWorkerRegistration;
  readonly status: OfflineStatus;
}

/** Registers the service worker and gives it once it is at work. */
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
