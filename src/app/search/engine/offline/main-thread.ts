import type { SearchResults } from '../../search-engine.ts';
import { createSessionAnswers, type SearchSession } from './session.ts';

/** Offline search in the page itself, for browsers in which workers fail. */
export function openMainThreadSession(text: string): SearchSession {
  const answer = createSessionAnswers();
  answer({ kind: 'open', text });
  return {
    async search(query, limit): Promise<SearchResults> {
      return answer({ kind: 'search', query, limit }) ?? { source: 'offline', hits: [], total: 0 };
    },
    close() {},
  };
}
