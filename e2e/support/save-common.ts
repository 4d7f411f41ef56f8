/**
 * Runs in a page. Asks the service worker to save what pages have in common, as the app does from a reader's second page
 * on. Resolves when all of it is saved.
 */
export function saveCommon(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    navigator.serviceWorker.controller?.postMessage({ kind: 'save-common' }, [port2]);
  });
}
