import type { SearchEngine, SearchResults } from '../../../../search/search-engine.ts';
import { withTimeout } from '../../../../shared/with-timeout.ts';
import { openWorkerChannel, type WorkerChannel } from '../../../../shared/worker-channel.ts';
import { searchIndexUrl } from '../../../platform/document/page-document.ts';
import type { WorkerRequest } from './worker.ts';

/** Far more than 60 KB take on the slowest connection, in milliseconds. A reader who waits still gets the results. */
const LOAD_TIMEOUT_MS = 120_000;

/** A worker that has not indexed the file, or not answered a query, after this time in milliseconds counts as failed. */
const OPEN_TIMEOUT_MS = 30_000;
const QUERY_TIMEOUT_MS = 15_000;

type SearchWorker = WorkerChannel<WorkerRequest, SearchResults | undefined>;

/** Search in the index that is part of the site, by a worker that starts when it is first needed. */
export interface OfflineEngine extends SearchEngine {
  /** Starts the worker ahead of the first query. A failure surfaces only if a query meets one too. */
  readonly prepare: () => void;
}

/** Creates the offline engine. It never keeps a worker that has failed: the next query starts another one. */
export function createOfflineEngine(): OfflineEngine {
  let current: Promise<SearchWorker> | undefined;
  let hasFailed = false;

  const start = (): Promise<SearchWorker> => {
    const starting = current ?? startWorker(hasFailed);
    current = starting;
    starting.catch(() => drop(starting));
    return starting;
  };
  const drop = (worker: Promise<SearchWorker>) => {
    hasFailed = true;
    if (current === worker) current = undefined;
  };
  const ask = async (
    request: WorkerRequest,
    signal: AbortSignal,
    mayRetry: boolean,
  ): Promise<SearchResults> => {
    const starting = start();
    const { request: send, close } = await starting;
    signal.throwIfAborted();
    try {
      const results = await withTimeout(send(request), { milliseconds: QUERY_TIMEOUT_MS });
      if (results === undefined) throw new Error('The search index is not open.');
      return results;
    } catch (error) {
      close();
      drop(starting);
      // Browsers end workers when a phone is short of memory, so a second one gets its chance.
      if (mayRetry) return ask(request, signal, false);
      throw error;
    }
  };

  return {
    prepare: () => void start(),
    search: async (query, { limit, scope = 'all', signal }) =>
      withTimeout(ask({ kind: 'search', query, limit, scope }, signal, true), { signal }),
  };
}

/** Starts a worker, which loads its code while the index is being fetched. */
async function startWorker(isRetry: boolean): Promise<SearchWorker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' });
  const channel: SearchWorker = openWorkerChannel(worker);
  try {
    const text = await withTimeout(loadIndex(isRetry), { milliseconds: LOAD_TIMEOUT_MS });
    await withTimeout(channel.request({ kind: 'open', text }), { milliseconds: OPEN_TIMEOUT_MS });
    return channel;
  } catch (error) {
    channel.close();
    throw error;
  }
}

/** Fetches the text of the index. After a failed attempt, bypasses the browser's cached copy. */
async function loadIndex(isRetry: boolean): Promise<string> {
  const url = searchIndexUrl();
  if (url === undefined) throw new Error('The document names no search index.');
  const response = await fetch(url, { cache: isRetry ? 'reload' : 'default' });
  if (!response.ok) throw new Error(`The server answered ${response.status} for the search index.`);
  return response.text();
}
