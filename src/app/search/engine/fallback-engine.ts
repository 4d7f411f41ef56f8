import type { SearchEngine } from '../../../search/search-engine.ts';
import { withTimeout } from '../../../shared/with-timeout.ts';

/** Milliseconds for which the hosted index is skipped after a failure. */
const RETRY_DELAY_MS = 30_000;

/** Milliseconds that readers wait for the hosted index at most. */
const HOSTED_TIMEOUT_MS = 1500;

/**
 * Queries the hosted index, and the offline one if that fails or finds nothing: an index that is not filled yet, or
 * filled for other filters, finds nothing at all. After a failure, the hosted index is skipped for a while, so that
 * readers do not wait for it again, but not if offline search has failed too.
 */
export function createFallbackEngine(hosted: SearchEngine, offline: SearchEngine): SearchEngine {
  let pausedUntil = 0;
  return {
    async search(query, options) {
      const { signal } = options;
      /** Returns the results of an engine; undefined if it fails, but a query that the reader has replaced rejects. */
      const ask = (engine: SearchEngine, limits: { readonly milliseconds?: number } = {}) =>
        withTimeout(engine.search(query, options), { signal, ...limits }).catch(() => {
          signal.throwIfAborted();
          return undefined;
        });
      const isPaused = Date.now() < pausedUntil;
      const online = isPaused ? undefined : await ask(hosted, { milliseconds: HOSTED_TIMEOUT_MS });
      if (online !== undefined && online.hits.length > 0) return online;
      if (!isPaused && online === undefined) pausedUntil = Date.now() + RETRY_DELAY_MS;
      const local = await ask(offline);
      if (local !== undefined && local.hits.length > 0) return local;
      const results = online ?? local;
      if (results !== undefined) return results;
      pausedUntil = 0;
      throw new Error('Neither the hosted nor the offline index can answer.');
    },
  };
}
