import { type OfflineAnswers, type OfflineRequest, WORKER_FILE } from '../../../shared/offline.ts';

/**
 * Registers the site's service worker. Resolves when the worker is active, which may be never. Resolves to `undefined`
 * if there can be none: the browser lacks or forbids service workers, the context is not secure, or the host lacks the
 * file.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(workerUrl());
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined; // The page works without it.
  }
}

/**
 * Sends a request to a worker of this site. Never resolves if the worker does not handle it (the kill-switch worker).
 */
export function askServiceWorker<R extends OfflineRequest>(
  worker: ServiceWorker,
  request: R,
): Promise<OfflineAnswers[R['kind']]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      port1.close();
      // biome-ignore lint/plugin/no-casts: the site's worker answers each kind of request with its kind of answer
      resolve(data as OfflineAnswers[R['kind']]);
    };
    worker.postMessage(request, [port2]);
  });
}

/** Returns the URL of this site's worker. The worker of a site around this one may control the page too. */
export function workerUrl(): string {
  return new URL(`${import.meta.env.BASE_URL}${WORKER_FILE}`, window.location.origin).href;
}

/** Calls back when another worker has taken over the page. Returns the function that unsubscribes. */
export function onOtherServiceWorker(callback: () => void): () => void {
  navigator.serviceWorker.addEventListener('controllerchange', callback);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', callback);
}
