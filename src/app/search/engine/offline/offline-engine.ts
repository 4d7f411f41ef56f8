import type { SearchOptions, SearchResults } from '../../../../search/search-engine.ts';
import type { OfflineSession, SessionAnswer, SessionRequest } from '../../../../search/session/session.ts';
import { withTimeout } from '../../../../shared/with-timeout.ts';
import { openWorkerChannel } from '../../../../shared/worker-channel.ts';
import { searchIndexUrl } from '../../../platform/document/page-document.ts';
import { retryAfterUnload } from '../../../platform/recovery/leaving.ts';

/** Opens a session. `isRetry` is true after a failed attempt. */
export type OpenSession = (isRetry: boolean) => Promise<OfflineSession>;

/** Search in the index that is part of the site. Opens a session when it is first needed. Never keeps a failed one. */
export function createOfflineEngine(openSession: OpenSession) {
  let session: Promise<OfflineSession> | undefined;
  let hasFailed = false;

  const open = (): Promise<OfflineSession> => {
    if (session !== undefined) return session;
    const opening = openSession(hasFailed);
    session = opening;
    opening.then(
      () => {
        hasFailed = false;
      },
      () => drop(opening),
    );
    return opening;
  };
  const drop = (failed: Promise<OfflineSession>) => {
    hasFailed = true;
    if (session === failed) session = undefined;
  };

  /** Queries the session; if it breaks, as workers do on a phone that is short of memory, opens another. */
  const ask = async (query: string, options: SearchOptions, mayRetry: boolean): Promise<SearchResults> => {
    const opened = open();
    const ready = await opened;
    try {
      return await ready.search(query, options);
    } catch (error) {
      if (options.signal.aborted) throw error;
      ready.close();
      drop(opened);
      if (mayRetry) return ask(query, options, false);
      throw error;
    }
  };

  return {
    /** Opens the session ahead of the first query. A failure surfaces only if a query meets one too. */
    prepare: () => void open().catch(() => {}),
    async search(query: string, options: SearchOptions): Promise<SearchResults> {
      const { signal } = options;
      signal.throwIfAborted();
      return withTimeout(ask(query, options, true), { signal });
    },
  };
}

/** Opens a session in this browser: in a worker, or in the page if workers fail. */
export const openSession: OpenSession = async (isRetry) => {
  const text = retryAfterUnload(() => withTimeout(loadIndex(isRetry), { milliseconds: LOAD_TIMEOUT_MS }));
  try {
    return await retryAfterUnload(() => openWorkerSession(text));
  } catch (error) {
    // Without the file there is nothing to fall back to.
    const file = await text;
    const { createSessionAnswers } = await import('../../../../search/session/session.ts');
    const answer = createSessionAnswers();
    answer({ kind: 'open', text: file });
    console.warn('Search runs without its worker.', error);
    return createSession(
      async (request) => answer(request),
      () => {},
    );
  }
};

/** Far more than 60 KB take on the slowest connection, in milliseconds. A reader who waits still gets the results. */
const LOAD_TIMEOUT_MS = 120_000;

/** Fetches the text of the index file. After a failed attempt, bypasses the browser's cached copy. */
async function loadIndex(isRetry: boolean): Promise<string> {
  const url = searchIndexUrl();
  if (url === undefined) throw new Error('The document names no search index.');
  const response = await fetch(url, { cache: isRetry ? 'reload' : 'default' });
  if (!response.ok) throw new Error(`The server answered ${response.status} for the search index.`);
  return response.text();
}

/** A worker that has not indexed the file after this time, in milliseconds, counts as failed. */
const OPEN_TIMEOUT_MS = 8000;

/** A worker that has not answered a query after this time, in milliseconds, counts as failed. */
const QUERY_TIMEOUT_MS = 4000;

/** Opens a session in a worker, which starts while the file is still being fetched. */
async function openWorkerSession(text: Promise<string>): Promise<OfflineSession> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' });
  const channel = openWorkerChannel<SessionRequest, SessionAnswer>(worker);
  try {
    const opened = channel.request({ kind: 'open', text: await text });
    await withTimeout(opened, { milliseconds: OPEN_TIMEOUT_MS });
  } catch (error) {
    channel.close();
    throw error;
  }
  return createSession(
    (request) => withTimeout(channel.request(request), { milliseconds: QUERY_TIMEOUT_MS }),
    () => channel.close(),
  );
}

function createSession(
  ask: (request: SessionRequest) => Promise<SessionAnswer>,
  close: () => void,
): OfflineSession {
  const search: OfflineSession['search'] = async (query, { limit, scope }) => {
    const answer = await ask({ kind: 'search', query, limit, scope });
    if (answer === undefined) throw new Error('The search has no answer.');
    return answer;
  };
  return { search, close };
}
