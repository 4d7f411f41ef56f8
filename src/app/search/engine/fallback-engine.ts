import type { SearchEngine, SearchOptions, SearchResults } from './search-engine.ts';
import { withTimeout } from './with-timeout.ts';

/** How long the hosted index is left alone after a failure, in milliseconds. */
const PAUSE = 30_000;

/**
 * Readers wait no longer for the hosted index, in milliseconds. Its client has limits of its own, but tries one host
 * after the other: a network that hangs would take it a quarter of a minute.
 */
const TIME_LIMIT = 1500;

/** No engine can answer now; it may be asked again. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
}

/** The engine that readers use where there is a hosted index. */
export interface FallbackEngine extends SearchEngine {
  /** Ends the pause after a failure: the connection has come back. */
  resume(): void;
}

interface Engines {
  readonly hosted: SearchEngine;
  readonly offline: SearchEngine;
  /** Milliseconds of a clock. */
  readonly now?: () => number;
}

/**
 * Asks the hosted index, and the offline one where that fails. Then the hosted index has a pause, in which readers need
 * not wait for it again; it is asked nevertheless where offline search cannot answer either.
 */
export function createFallbackEngine({ hosted, offline, now = Date.now }: Engines): FallbackEngine {
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const askHosted = async (query: string, options: SearchOptions): Promise<SearchResults> => {
    try {
      const { signal } = options;
      const results = await withTimeout(hosted.search(query, options), { signal, milliseconds: TIME_LIMIT });
      pausedUntil = Number.NEGATIVE_INFINITY;
      return results;
    } catch (error) {
      // A reader who typed on is no failure of the index.
      options.signal.throwIfAborted();
      pausedUntil = now() + PAUSE;
      throw error;
    }
  };

  return {
    resume() {
      pausedUntil = Number.NEGATIVE_INFINITY;
    },
    async search(query, options) {
      const order = now() < pausedUntil ? [offline.search, askHosted] : [askHosted, offline.search];
      const failures: unknown[] = [];
      for (const ask of order) {
        try {
          return await ask(query, options);
        } catch (error) {
          options.signal.throwIfAborted();
          failures.push(error);
        }
      }
      throw new SearchUnavailableError('Neither the hosted nor the offline index can answer.', {
        cause: new AggregateError(failures),
      });
    },
  };
}
