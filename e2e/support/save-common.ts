/**
 * Runs in a page. Requests that the service worker save the common files, as the app does from a reader's second page
 * on. Resolves when all of them are saved.
 */
export function saveCommon(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    navigator.serviceWorker.controller?.postMessage({ kind: 'save-common' }, [port2]);
  });
}
