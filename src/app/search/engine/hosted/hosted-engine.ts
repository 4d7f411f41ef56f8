import { liteClient } from 'algoliasearch/lite';
import { cleanQuery } from '../../../../search/clean-query.ts';
import { algoliaHost } from '../../../../search/hosted/algolia-host.ts';
import { HIERARCHY_LEVELS } from '../../../../search/hosted/search-record.ts';
import type { SearchEngine, SearchResults } from '../../../../search/search-engine.ts';
import { isInScope, type SearchScope } from '../../../../search/search-scope.ts';
import { searchWords } from '../../../../search/words/words.ts';
import { withTimeout } from '../../../../shared/with-timeout.ts';
import { hitHref, type SiteAddress } from '../hit-href.ts';
import type { HostedSettings } from './hosted-settings.ts';
import { readReply } from './read-reply.ts';

/** Milliseconds that the client waits for one host before it tries the next one. */
const HOST_TIMEOUT_MS = 1500;

/** The data about the site that the hosted engine needs. */
export interface HostedSite {
  readonly language: string;
  /** The tag of the pages of this version: `docs-default-current`. */
  readonly tag: string;
  /** Where the URLs of hits may lead. */
  readonly address: SiteAddress;
}

/** Creates the engine of the hosted index. Nothing is cached: neither a wrong answer nor a host that failed once. */
export function createHostedEngine(settings: HostedSettings, site: HostedSite): SearchEngine {
  const host = settings.host === undefined ? undefined : algoliaHost(settings.host);
  const client = liteClient(settings.appId, settings.searchKey, {
    ...(host && { hosts: [host] }),
    timeouts: { connect: HOST_TIMEOUT_MS, read: HOST_TIMEOUT_MS, write: HOST_TIMEOUT_MS },
    responsesCache: noCache,
    // The client's default cache stores the state of hosts in localStorage.
    hostsCache: noCache,
  });
  return {
    async search(text, { signal, limit, scope = 'all' }) {
      signal.throwIfAborted();
      const query = cleanQuery(text);
      // The hosted index treats a query without words as an empty one, which matches all pages.
      if (searchWords(query).length === 0) return { source: 'hosted', hits: [], total: 0 };
      const request = {
        ...QUERY,
        indexName: settings.index,
        query,
        hitsPerPage: scope === 'all' ? limit : SCOPE_HITS,
        facetFilters: filters(site),
      };
      const reply = await withTimeout(client.search({ requests: [request] }), { signal });
      const results = readReply(reply, (url) => hitHref(url, site.address));
      return scope === 'all' ? results : withinScope(results, scope, limit);
    },
  };
}

/**
 * The maximum number of hits that are requested for a scope before filtering. The hosted index cannot filter: an index
 * that the crawler filled has no attribute for the scope.
 */
const SCOPE_HITS = 100;

function withinScope({ hits, ...results }: SearchResults, scope: SearchScope, limit: number): SearchResults {
  const inScope = hits.filter(({ href }) => isInScope(href, scope));
  return { ...results, hits: inScope.slice(0, limit), total: inScope.length };
}

const HIERARCHY = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

const QUERY = {
  attributesToRetrieve: [...HIERARCHY, 'content', 'type', 'url', 'badge', 'weight'],
  // No clicks or views are reported, so nobody's search can be followed to a page.
  clickAnalytics: false,
  attributesToHighlight: HIERARCHY,
  attributesToSnippet: ['content:25'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** Filters for pages of this language and version, and for pages that belong to no version. */
function filters({ language, tag }: HostedSite): (string | string[])[] {
  return [`language:${language}`, ['docusaurus_tag:default', `docusaurus_tag:${tag}`]];
}

/** A cache for Algolia's client that stores nothing. */
const noCache = {
  get: <Value>(_key: unknown, fetchValue: () => Promise<Value>): Promise<Value> => fetchValue(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: async (): Promise<void> => {},
  clear: async (): Promise<void> => {},
};
