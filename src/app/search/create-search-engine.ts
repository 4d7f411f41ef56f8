import { site } from 'derived/site.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { currentVersion, docsTag } from '../../shared/docs-version.ts';
import { findPage } from '../data/match-page.ts';
import { mayPrefetch } from '../platform/network/connection.ts';
import { createFallbackEngine } from './engine/fallback-engine.ts';
import type { HostedSettings } from './engine/hosted/hosted-engine.ts';
import { createOfflineEngine } from './engine/offline/offline-engine.ts';

let engine: SearchEngine | undefined;

/** Returns the search of the site, which is created, and fetches what it needs, at the first call. */
export function getEngine(): SearchEngine {
  engine ??= createSearchEngine();
  return engine;
}

/** Creates the search of the site: the offline engine, behind the hosted one if the site was built with a hosted index. */
export function createSearchEngine(): SearchEngine {
  const settings = hostedSettings();
  // A reader who loses the network while typing still gets results.
  const offline = createOfflineEngine({ atOnce: settings === undefined || mayPrefetch() });
  return settings === undefined ? offline : createFallbackEngine(hostedEngine(settings), offline);
}

/** Returns the hosted index with which the site was built; undefined if there is none. */
export function hostedSettings(): HostedSettings | undefined {
  const appId = import.meta.env.VITE_ALGOLIA_APP_ID;
  const searchKey = import.meta.env.VITE_ALGOLIA_SEARCH_KEY;
  const index = import.meta.env.VITE_ALGOLIA_INDEX;
  const host = import.meta.env.VITE_ALGOLIA_HOST;
  if (!appId || !searchKey || !index) return undefined;
  return { appId, searchKey, index, ...(host && { host }) };
}

/** Returns the hosted engine. Its code is fetched ahead of the first query, and again after a failure. */
function hostedEngine(settings: HostedSettings): SearchEngine {
  const load = () => import('./engine/hosted/hosted-engine.ts');
  load().catch(() => {});
  const published = import.meta.env.SITE_ORIGIN;
  const address = {
    language: site.locale.code,
    tag: docsTag(currentVersion(site)),
    // A preview shows what the index knows of the published site.
    origins: [window.location.origin, ...(published ? [published] : [])],
    base: import.meta.env.BASE_URL,
    findPage,
  };
  return {
    search: async (...query) => (await load()).createHostedEngine(settings, address).search(...query),
  };
}
