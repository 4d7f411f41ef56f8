import { type OfflineAnswers, type OfflineRequest, WORKER_FILE } from '../../shared/offline.ts';

/**
 * Registers the site's service worker; resolves when it is active, which may be never. `undefined` where there can be
 * none: the browser has none or forbids them, the page is not served safely, or its host does not have the file.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}${WORKER_FILE}`);
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined; // The page works without.
  }
}

/** Asks a worker of this site. Resolves never where it does not know the question: one that has been withdrawn. */
export function askServiceWorker<R extends OfflineRequest>(
  worker: ServiceWorker,
  request: R,
): Promise<OfflineAnswers[R['kind']]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<OfflineAnswers[R['kind']]>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(request, [port2]);
  });
}

/** Calls back when another worker has taken over the page. Returns the function that ends it. */
export function onOtherServiceWorker(callback: () => void): () => void {
  navigator.serviceWorker.addEventListener('controllerchange', callback);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', callback);
}
