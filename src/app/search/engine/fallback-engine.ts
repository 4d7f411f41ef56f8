import type { SearchEngine, SearchOptions, SearchResults } from '../../../search/search-engine.ts';
import { withTimeout } from '../../../shared/with-timeout.ts';

/** Milliseconds for which the hosted index is skipped after a failure. */
const RETRY_DELAY_MS = 30_000;

/**
 * Milliseconds that readers wait for the hosted index at most. Its client has its own limits, but tries one host after
 * another, which takes a quarter of a minute on a network that hangs.
 */
const HOSTED_TIMEOUT_MS = 1500;

/**
 * Queries the hosted index, and the offline one if that fails or finds nothing: an index that is not filled yet, or
 * filled for other filters, finds nothing at all. After a failure, the hosted index is skipped for a while, so that
 * readers do not wait for it again; it is queried nevertheless if offline search fails too.
 */
export function createFallbackEngine({ hosted, offline }: Record<'hosted' | 'offline', SearchEngine>) {
  let pausedUntil = 0;

  const askHosted = async (query: string, options: SearchOptions): Promise<SearchResults> => {
    try {
      const limits = { signal: options.signal, milliseconds: HOSTED_TIMEOUT_MS };
      const results = await withTimeout(hosted.search(query, options), limits);
      pausedUntil = 0;
      return results;
    } catch (error) {
      // A query that the reader has replaced is not a failure of the index.
      options.signal.throwIfAborted();
      pausedUntil = Date.now() + RETRY_DELAY_MS;
      throw error;
    }
  };

  return {
    /** Ends the pause after a failure. Called when the connection is back. */
    resume() {
      pausedUntil = 0;
    },
    async search(query: string, options: SearchOptions): Promise<SearchResults> {
      const order = Date.now() < pausedUntil ? [offline.search, askHosted] : [askHosted, offline.search];
      const failures: unknown[] = [];
      let empty: SearchResults | undefined;
      for (const ask of order) {
        try {
          const results = await ask(query, options);
          if (results.hits.length > 0) return results;
          empty ??= results;
          if (ask === offline.search) break;
        } catch (error) {
          options.signal.throwIfAborted();
          failures.push(error);
        }
      }
      if (empty !== undefined) return empty;
      throw new Error('Neither the hosted nor the offline index can answer.', {
        cause: new AggregateError(failures),
      });
    },
  };
}
