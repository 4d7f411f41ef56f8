import { liteClient } from 'algoliasearch/lite';
import { cleanQuery } from '../../../../search/clean-query.ts';
import { algoliaHost } from '../../../../search/hosted/algolia-host.ts';
import { HIERARCHY_LEVELS } from '../../../../search/hosted/search-record.ts';
import type { SearchEngine } from '../../../../search/search-engine.ts';
import { isInScope } from '../../../../search/search-scope.ts';
import { searchWords } from '../../../../search/words/words.ts';
import { withTimeout } from '../../../../shared/with-timeout.ts';
import { hitHref, type SiteAddress } from '../hit-href.ts';
import { POST_TAG, PRE_TAG } from './parse-highlight.ts';
import { MAX_HITS, readReply } from './read-reply.ts';

/** The settings of the hosted index. */
export interface HostedSettings {
  readonly appId: string;
  /** A search-only key: everyone can read it. */
  readonly searchKey: string;
  readonly index: string;
  /** Another server that speaks the same protocol, as `host:port` or a URL. */
  readonly host?: string;
}

/** The data about the site that the hosted engine needs. */
export interface HostedSite {
  readonly language: string;
  /** The tag of the pages of this version: `docs-default-current`. */
  readonly tag: string;
  /** Where the URLs of hits may lead. */
  readonly address: SiteAddress;
}

/** Milliseconds that the client waits for one host before it tries the next one. */
const HOST_TIMEOUT_MS = 1500;

/** Creates the engine of the hosted index. Nothing is cached: neither a wrong answer nor a host that failed once. */
export function createHostedEngine(
  { appId, searchKey, index, host = '' }: HostedSettings,
  { language, tag, address }: HostedSite,
): SearchEngine {
  const server = algoliaHost(host);
  const client = liteClient(appId, searchKey, {
    ...(server && { hosts: [server] }),
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
        indexName: index,
        query,
        // The index cannot filter by scope: one that the crawler filled has no attribute for it.
        hitsPerPage: scope === 'all' ? limit : MAX_HITS,
        // Pages of this language and version, and pages that belong to no version.
        facetFilters: [`language:${language}`, ['docusaurus_tag:default', `docusaurus_tag:${tag}`]],
      };
      const reply = await withTimeout(client.search({ requests: [request] }), { signal });
      const results = readReply(reply, (url) => hitHref(url, address));
      if (scope === 'all') return results;
      const hits = results.hits.filter(({ href }) => isInScope(href, scope));
      return { source: 'hosted', hits: hits.slice(0, limit), total: hits.length };
    },
  };
}

const HIERARCHY = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

const QUERY = {
  attributesToRetrieve: [...HIERARCHY, 'content', 'type', 'url', 'badge', 'weight'],
  // No clicks or views are reported, so nobody's search can be followed to a page.
  clickAnalytics: false,
  attributesToHighlight: HIERARCHY,
  attributesToSnippet: ['content:25'],
  snippetEllipsisText: '…',
  highlightPreTag: PRE_TAG,
  highlightPostTag: POST_TAG,
};

/** A cache for Algolia's client that stores nothing. */
const noCache = {
  get: <Value>(_key: unknown, fetchValue: () => Promise<Value>): Promise<Value> => fetchValue(),
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: async (): Promise<void> => {},
  clear: async (): Promise<void> => {},
};
