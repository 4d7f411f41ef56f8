import { site } from 'derived/site.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchEngine, SearchHit } from '../../search/search-engine.ts';
import { isInScope, type SearchScope } from '../../search/search-scope.ts';
import { getEngine } from './create-search-engine.ts';
import { INITIAL_VIEW, SearchSession, type SearchView } from './search-session.ts';

/**
 * Returns a search session for one part of the interface, and its view. A failed search is repeated when the browser is
 * online again.
 */
export function useSearch(): readonly [view: SearchView, session: SearchSession] {
  const [session] = useState(() => new SearchSession(searchWithLinks));
  const view = useSyncExternalStore(session.subscribe, session.view, () => INITIAL_VIEW);
  useEffect(() => {
    window.addEventListener('online', session.retry);
    return () => {
      window.removeEventListener('online', session.retry);
      session.end();
    };
  }, [session]);
  return [view, session];
}

/**
 * The site's search, with the pages outside the documentation that `site.yaml` names before the hits. It is prepared with
 * the first query at the latest.
 */
const searchWithLinks: SearchEngine = {
  search: async (query, options) => {
    const { hits, total, ...results } = await getEngine().search(query, options);
    const links = linkHits(query, options.scope ?? 'all');
    return { ...results, hits: [...links, ...hits].slice(0, options.limit), total: total + links.length };
  },
};

/** Letters of a name from which a page outside the documentation is found. */
const MIN_LETTERS = 3;

/** Returns the pages whose names the query begins or contains. */
function linkHits(query: string, scope: SearchScope): readonly SearchHit[] {
  const asked = query.toLowerCase();
  return site.searchLinks.flatMap(({ label, href }): SearchHit | [] => {
    const name = label.toLowerCase();
    const isBegun = asked.length >= MIN_LETTERS && name.startsWith(asked);
    if (!isInScope(href, scope) || (!isBegun && !asked.includes(name))) return [];
    const page = { text: label, ranges: [[0, Math.min(asked.length, label.length)]] } as const;
    return { id: href, href, page, sections: [], snippet: { text: '', ranges: [] } };
  });
}
