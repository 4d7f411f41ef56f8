import { withoutSlash } from '../../../shared/page-path.ts';
import { ownRelease } from '../document/page-document.ts';

/** The longest time in milliseconds that a request may remain without an answer. */
export const ANSWER_LIMIT_MS = 10_000;

/** Whether the document is being replaced. */
let isLeaving = false;

/**
 * Leaves the document for a new one of the page at the reader's address, once for each path and release, because a part
 * of the site cannot be used, as after a new release. Called only for an action of the reader, so that nothing is
 * repeated for ever where the browser stores nothing. Resolves if a new document is of no use: the server does not
 * answer, or the reader has gone on. Otherwise the promise stays pending.
 *
 * @param leave by default a reload, which keeps the scroll position
 */
export async function loadDocument(leave = () => window.location.reload()): Promise<void> {
  const { href, pathname } = window.location;
  const key = `reloaded ${ownRelease()} ${withoutSlash(pathname)}`;
  if (!isLeaving) {
    if (!(await isServed(href)) || window.location.href !== href || !isFirst(key)) return;
    isLeaving = true;
    leave();
  }
  await new Promise(() => {});
}

/** Fetches a page past the browser's cache, and into it: the cache may contain the page of a former release. */
async function isServed(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    await response.arrayBuffer();
    return response.ok && response.headers.get('content-type')?.startsWith('text/html') === true;
  } catch {
    return false;
  }
}

/** Whether a key is not stored for the visit yet. Stores it, if the browser allows it. */
function isFirst(key: string): boolean {
  try {
    const isStored = window.sessionStorage.getItem(key) !== null;
    window.sessionStorage.setItem(key, '');
    return !isStored;
  } catch {
    return true;
  }
}
