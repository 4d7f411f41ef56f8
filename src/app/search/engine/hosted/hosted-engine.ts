import { HIERARCHY_LEVELS, hostedOrigin } from '../../../../search/hosted/hosted-index.ts';
import type { SearchEngine } from '../../../../search/search-engine.ts';
import { isInScope } from '../../../../search/search-scope.ts';
import { decoded } from '../../../../shared/decoded.ts';
import { classifyUrl } from '../../../../shared/safe-url.ts';
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
export interface HostedSite {
  readonly language: string;
  /** `docs-default-current` */
  readonly tag: string;
  /** Origins under which this site is known: `https://craft.js.org`. */
  readonly origins: readonly string[];
  /** Base path, with a slash at both ends. */
  readonly base: string;
  /** Returns the route of the page at a path without the base path, or of the page that was there before it moved. */
  readonly findPage: (path: string) => string | undefined;
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
      const reply: unknown = JSON.parse(await readText(response));
      const results = readReply(reply, (found) => hitHref(found, site));
      if (scope === 'all') return results;
      const hits = results.hits.filter(({ href }) => isInScope(href, scope));
      return { source: 'hosted', hits: hits.slice(0, limit), total: hits.length };
    },
  };
}

/** More characters than a hundred hits have. Parsing them takes less than a tenth of a second. */
const MAX_REPLY_LENGTH = 4_000_000;

/** Reads a reply up to its end. Rejects if it is too long, before it is parsed. */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    text += part.value;
    if (text.length <= MAX_REPLY_LENGTH) continue;
    void reader?.cancel();
    throw new Error('The hosted index sent more than was asked for.');
  }
  return text;
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

/**
 * Returns the path and anchor of a page of this site, without the base path, from the URL of a hit. Returns undefined
 * for everything else: scripts, other sites, pages that this release does not have.
 */
export function hitHref(url: string, { origins, base, findPage }: HostedSite): string | undefined {
  const classified = classifyUrl(url);
  if (classified.kind !== 'site' && classified.kind !== 'external') return undefined;
  const { origin, pathname, hash } = new URL(classified.href, origins[0]);
  if (!origins.includes(origin) || !`${pathname}/`.startsWith(base)) return undefined;
  const page = findPage(`/${pathname.slice(base.length)}`);
  // Ids are compared unencoded, but a URL may encode them.
  return page && `${page}${decoded(hash) ?? hash}`;
}
