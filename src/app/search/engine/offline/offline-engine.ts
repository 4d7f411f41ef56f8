import type { SearchEngine, SearchOptions, SearchResults } from '../../../../search/search-engine.ts';
import { withTimeout } from '../../../../shared/with-timeout.ts';
import { openWorkerChannel, type WorkerChannel } from '../../../../shared/worker-channel.ts';
import { searchIndexUrl } from '../../../platform/document/page-document.ts';
import type { WorkerRequest } from './worker.ts';

type SearchWorker = WorkerChannel<WorkerRequest, SearchResults | undefined>;

/** Search in the index that is part of the site, by a worker that starts when it is first needed. */
export interface OfflineEngine extends SearchEngine {
  /** Starts the worker ahead of the first query. A failure surfaces only if a query meets one too. */
  readonly prepare: () => void;
}

/** Creates the offline engine. It never keeps a worker that has failed: the next query starts another one. */
export function createOfflineEngine(): OfflineEngine {
  let worker: Promise<SearchWorker> | undefined;
  let hasFailed = false;

  const start = (): Promise<SearchWorker> => {
    worker ??= startWorker(hasFailed);
    return worker;
  };
  /** Queries the worker. Browsers end workers when a phone is short of memory, so a second one gets its chance. */
  const ask = async (query: string, options: SearchOptions, mayRetry: boolean): Promise<SearchResults> => {
    const starting = start();
    try {
      const { request } = await starting;
      const { limit, scope = 'all', signal } = options;
      signal.throwIfAborted();
      const asked = request({ kind: 'search', query, limit, scope });
      const results = await withTimeout(asked, { milliseconds: QUERY_TIMEOUT_MS });
      if (results === undefined) throw new Error('The search index is not open.');
      return results;
    } catch (error) {
      if (options.signal.aborted) throw error;
      const isStarted = await starting.then(
        ({ close }) => {
          close();
          return true;
        },
        () => false,
      );
      hasFailed = true;
      if (worker === starting) worker = undefined;
      if (mayRetry && isStarted) return ask(query, options, false);
      throw error;
    }
  };

  return {
    prepare: () => void start().catch(() => {}),
    search: async (query, options) => withTimeout(ask(query, options, true), { signal: options.signal }),
  };
}

/** Far more than 60 KB take on the slowest connection, in milliseconds. A reader who waits still gets the results. */
const LOAD_TIMEOUT_MS = 120_000;

/** A worker that has not indexed the file, or not answered a query, after this time in milliseconds counts as failed. */
const OPEN_TIMEOUT_MS = 30_000;
const QUERY_TIMEOUT_MS = 15_000;

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
