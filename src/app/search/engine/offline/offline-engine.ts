import type { SearchEngine, SearchResults } from '../../search-engine.ts';
import { settle } from '../settle.ts';
import type { SearchSession } from './session.ts';

/** How offline search gets ready. `again` is true when an attempt has failed. */
export type OpenSession = (again: boolean) => Promise<SearchSession>;

/** Search in the index that comes with the site. */
export interface OfflineEngine extends SearchEngine {
  /** Gets ready ahead of the first query. A failure shows only when a query meets one, too. */
  prepare(): void;
}

/** Opens a session when it is first needed and keeps it; a failed one is never kept. */
export function createOfflineEngine(openSession: OpenSession): OfflineEngine {
  let session: Promise<SearchSession> | undefined;
  let hasFailed = false;

  const open = (): Promise<SearchSession> => {
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
  const drop = (failed: Promise<SearchSession>) => {
    hasFailed = true;
    if (session === failed) session = undefined;
  };

  /** Asks a session; where one breaks, as workers do on a phone that is short of memory, another one. */
  const ask = async (query: string, limit: number, mayRetry: boolean): Promise<SearchResults> => {
    const opened = open();
    const ready = await opened;
    try {
      return await ready.search(query, limit);
    } catch (error) {
      ready.close();
      drop(opened);
      if (mayRetry) return ask(query, limit, false);
      throw error;
    }
  };

  return {
    prepare: () => void open().catch(() => {}),
    async search(query, { signal, limit }) {
      signal.throwIfAborted();
      return settle(ask(query, limit, true), { signal });
    },
  };
}
