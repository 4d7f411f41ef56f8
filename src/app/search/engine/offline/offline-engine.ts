import type { SearchEngine, SearchResults } from '../../../../search/search-engine.ts';
import { withTimeout } from '../../../../shared/with-timeout.ts';
import { openWorkerChannel, type WorkerChannel } from '../../../../shared/worker-channel.ts';
import { searchIndexUrl } from '../../../platform/document/page-document.ts';
import type { WorkerRequest } from './worker.ts';

type SearchWorker = WorkerChannel<WorkerRequest, SearchResults | undefined>;

/**
 * Creates the engine of the index that is part of the site. Its worker starts at once or with the first query. A worker
 * that has failed is never kept: the next query starts another one.
 */
export function createOfflineEngine({ atOnce }: { readonly atOnce: boolean }): SearchEngine {
  let current: Promise<SearchWorker> | undefined;
  let cache: RequestCache = 'default';

  const start = (): Promise<SearchWorker> => {
    const starting = current ?? startWorker(cache);
    current = starting;
    starting.catch(() => drop(starting));
    return starting;
  };
  const drop = (failed: Promise<SearchWorker>) => {
    if (current === failed) current = undefined;
    // The browser's cached copy of the index may be the reason.
    cache = 'reload';
  };

  if (atOnce) void start();
  return {
    async search(query, { limit, scope = 'all', signal }) {
      const starting = start();
      const { request, close } = await withTimeout(starting, { signal });
      try {
        const results = await withTimeout(request({ kind: 'search', query, limit, scope }), { signal });
        if (results === undefined) throw new Error('The search index is not open.');
        return results;
      } catch (error) {
        signal.throwIfAborted();
        close();
        drop(starting);
        throw error;
      }
    },
  };
}

/** Starts a worker, which loads its code while the index is being fetched. */
async function startWorker(cache: RequestCache): Promise<SearchWorker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' });
  const channel: SearchWorker = openWorkerChannel(worker);
  try {
    await channel.request({ kind: 'open', text: await loadIndex(cache) });
    return channel;
  } catch (error) {
    channel.close();
    throw error;
  }
}

async function loadIndex(cache: RequestCache): Promise<string> {
  const url = searchIndexUrl();
  if (url === undefined) throw new Error('The document names no search index.');
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`The server answered ${response.status} for the search index.`);
  return response.text();
}
