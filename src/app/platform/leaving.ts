/** Milliseconds after which a document that is still there stays: the link led to a download, or the reader pressed Stop. */
const LONGEST_LEAVE = 10_000;

/** Pending while the browser is leaving the document. */
let leaving: Promise<void> | undefined;

if (!import.meta.env.SSR) {
  window.addEventListener('beforeunload', () => {
    leaving = new Promise<void>((resolve) => {
      setTimeout(resolve, LONGEST_LEAVE);
      window.addEventListener('pageshow', () => resolve(), { once: true });
    }).then(() => {
      leaving = undefined;
    });
  });
}

/**
 * Passes on the result of a request, but not a failure while the document is being left. Firefox rejects the requests of
 * a document as soon as the reader follows a link out of it, some tenths of a second before it goes: such a failure
 * says nothing about the network, and nobody must act on it. If the document stays, or comes back from the back/forward
 * cache, the promise rejects then.
 */
export async function withoutLeaveFailure<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    await leaving;
    throw error;
  }
}
