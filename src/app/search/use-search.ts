import { useEffect, useState, useSyncExternalStore } from 'react';
import { NOTHING_ASKED, SearchSession, type SearchView } from './search-session.ts';
import { siteSearch } from './site-search.ts';

/** A search of this site for one part of the interface, and what it shows. After a failure it asks again when online. */
export function useSearch(): readonly [view: SearchView, session: SearchSession] {
  const [session] = useState(() => new SearchSession(siteSearch));
  const view = useSyncExternalStore(session.subscribe, session.view, () => NOTHING_ASKED);
  useEffect(() => {
    window.addEventListener('online', session.retry);
    return () => {
      window.removeEventListener('online', session.retry);
      session.end();
    };
  }, [session]);
  return [view, session];
}
