import { site } from 'derived/site.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { currentVersion, docsTag } from '../../shared/docs-version.ts';
import { findPage } from '../data/match-page.ts';
import { mayPrefetch } from '../platform/network/connection.ts';
import { loadOnce } from '../platform/network/load-once.ts';
import { createFallbackEngine } from './engine/fallback-engine.ts';
import { type HostedSettings, hostedSettings } from './engine/hosted/hosted-settings.ts';
import { createOfflineEngine } from './engine/offline/offline-engine.ts';

let engine: SearchEngine | undefined;

/** Fetches what the search needs at the first sign that a reader may search, unless the reader saves data. */
export function anticipateSearch(): void {
  if (mayPrefetch()) getEngine();
}

/** Returns the search of the site, which is created, and fetches what it needs, at the first call. */
export function getEngine(): SearchEngine {
  engine ??= createSearchEngine();
  return engine;
}

/**
 * Creates the search of the site: the offline engine, behind the hosted one if the site was built with a hosted index.
 * Called once, at the first sign that a reader will search, because it begins to fetch what the first query needs.
 */
export function createSearchEngine(): SearchEngine {
  const offline = createOfflineEngine();
  const settings = hostedSettings();
  if (settings === undefined) {
    offline.prepare();
    return offline;
  }
  // A reader who loses the network while typing still gets results.
  if (mayPrefetch()) offline.prepare();
  const engine = createFallbackEngine({ hosted: lazyHostedEngine(settings), offline });
  window.addEventListener('online', () => engine.resume());
  return engine;
}

/** Returns the hosted engine. Its client is fetched ahead of the first query, and again after a failure. */
function lazyHostedEngine(settings: HostedSettings): SearchEngine {
  const load = loadOnce(() => loadHostedEngine(settings));
  load().catch(() => {});
  return { search: async (query, options) => (await load()).search(query, options) };
}

async function loadHostedEngine(settings: HostedSettings): Promise<SearchEngine> {
  const { createHostedEngine } = await import('./engine/hosted/hosted-engine.ts');
  return createHostedEngine(settings, {
    language: site.locale.code,
    tag: docsTag(currentVersion(site)),
    address: { origins: ownOrigins(), base: import.meta.env.BASE_URL, findPage },
  });
}

/** Returns the origins of this page and of the published site: a preview shows what the index knows of the latter. */
function ownOrigins(): readonly string[] {
  const published = import.meta.env.SITE_ORIGIN;
  return [window.location.origin, ...(published ? [published] : [])];
}
