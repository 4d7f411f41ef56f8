/** Milliseconds after which the document stays: the link led to a download, or the reader pressed Stop. */
const UNLOAD_TIMEOUT_MS = 10_000;

/** Pending while the browser is leaving the document. */
let leaving: Promise<void> | undefined;

if (!import.meta.env.SSR) {
  window.addEventListener('beforeunload', () => {
    leaving = new Promise<void>((resolve) => {
      setTimeout(resolve, UNLOAD_TIMEOUT_MS);
      window.addEventListener('pageshow', () => resolve(), { once: true });
    }).then(() => {
      leaving = undefined;
    });
  });
}

/**
 * Makes a request, and repeats it if it fails while the document is being left. Browsers abort the requests of a document
 * that the reader leaves: Firefox some tenths of a second before the document is unloaded, WebKit as it enters the
 * back/forward cache. Such a failure says nothing about the network and must have no effect. If the document stays, or
 * comes back, the second request counts.
 */
export async function retryAfterUnload<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (leaving === undefined) throw error;
    await leaving;
    return request();
  }
}
