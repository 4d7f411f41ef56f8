import { searchIndexUrl } from '../../../platform/search-index-url.ts';
import { loadIndexText } from './load-index.ts';
import type { OpenSession } from './offline-engine.ts';
import { openWorkerSession } from './worker-session.ts';

/** Opens a session in this browser: in a worker, or in the page where workers fail. */
export const openSession: OpenSession = async (again) => {
  const text = loadIndexText(searchIndexUrl(), again);
  try {
    return await openWorkerSession(startWorker, text);
  } catch (error) {
    // Without the file there is nothing to fall back to.
    const file = await text;
    const { openMainThreadSession } = await import('./main-thread.ts');
    const session = openMainThreadSession(file);
    console.warn('Search runs without its worker.', error);
    return session;
  }
};

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' });
}
