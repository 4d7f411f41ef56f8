import { HIERARCHY_LEVELS, hostedOrigin } from '../../../../search/hosted/hosted-index.ts';
import type { SearchEngine } from '../../../../search/search-engine.ts';
import { isInScope } from '../../../../search/search-scope.ts';
import { hitHref, type SiteAddress } from './hit-href.ts';
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

/** The pages of this language and version. */
export interface HostedSite extends SiteAddress {
  readonly language: string;
  /** `docs-default-current` */
  readonly tag: string;
}

/** Creates the engine of the hosted index (https://www.algolia.com/doc/rest-api/search/search). */
export function createHostedEngine(
  { appId, searchKey, index, host }: HostedSettings,
  site: HostedSite,
): SearchEngine {
  // As parameters, with a body of plain text: headers would make the browser ask before each request (CORS).
  const access = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': searchKey,
  });
  const url = `${hostedOrigin(appId, host)}/1/indexes/*/queries?${access}`;
  return {
    async search(query, { signal, limit, scope = 'all' }) {
      // The hosted index treats a query without words as an empty one, which matches all pages.
      if (!/[\p{L}\p{N}]/u.test(query)) return { source: 'hosted', hits: [], total: 0 };
      const request = {
        ...QUERY,
        indexName: index,
        query,
        // The index cannot filter by scope: one that the crawler filled has no attribute for it.
        hitsPerPage: scope === 'all' ? limit : MAX_HITS,
        // Also pages that belong to no version.
        facetFilters: [`language:${site.language}`, ['docusaurus_tag:default', `docusaurus_tag:${site.tag}`]],
      };
      const response = await fetch(url, {
        method: 'POST',
        body: JSON.stringify({ requests: [request] }),
        signal,
      });
      if (!response.ok) throw new Error(`The hosted index answered ${response.status}.`);
      const results = readReply(await response.json(), (found) => hitHref(found, site));
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
