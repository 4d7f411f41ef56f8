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
  return {
    /** Ends the pause after a failure. Called when the connection is back. */
    resume() {
      pausedUntil = 0;
    },
    async search(query: string, options: SearchOptions): Promise<SearchResults> {
      const { signal } = options;
      /** Returns the results of an engine; undefined if it fails, but a query that the reader has replaced rejects. */
      const ask = async (engine: SearchEngine, limits: { readonly milliseconds?: number } = {}) => {
        try {
          return await withTimeout(engine.search(query, options), { signal, ...limits });
        } catch {
          signal.throwIfAborted();
          return undefined;
        }
      };
      const askHosted = async () => {
        const results = await ask(hosted, { milliseconds: HOSTED_TIMEOUT_MS });
        pausedUntil = results === undefined ? Date.now() + RETRY_DELAY_MS : 0;
        return results;
      };
      const isPaused = Date.now() < pausedUntil;
      const online = isPaused ? undefined : await askHosted();
      if (online !== undefined && online.hits.length > 0) return online;
      const local = await ask(offline);
      if (local !== undefined && local.hits.length > 0) return local;
      const results = online ?? local ?? (isPaused ? await askHosted() : undefined);
      if (results === undefined) throw new Error('Neither the hosted nor the offline index can answer.');
      return results;
    },
  };
}
