import { describe, expect, it, onTestFinished } from 'vitest';
import { replyOf, uselessReplies } from '../../../../../test-support/hosted-replies.ts';
import { costOf } from '../../../../../test-support/processor-time.ts';
import { HOSTED_APP, startHostedServer } from '../../../../node/search/hosted-server.testing.ts';
import { searchRecords } from '../../../../node/search/search-records.ts';
import { docPage, testSite } from '../../../../node/search/searchable-site.testing.ts';
import { HIERARCHY_LEVELS } from '../../../../search/hosted/hosted-index.ts';
import type { SearchScope } from '../../../../search/search-scope.ts';
import { createHostedEngine } from './hosted-engine.ts';
import { readReply } from './read-reply.ts';

/** The URL of a page that can be shown. */
const PAGE = 'https://x.example/docs/api/raft';

const pages = [
  docPage({
    slug: 'api/raft',
    title: '<Raft />',
    html: '<p>Lead.</p><h2 id="floating">Floating</h2><p>A raft floats on <code>&lt;Water></code>.</p>',
  }),
  docPage({ slug: 'gone', title: 'Raft of another release', html: '' }),
];

/** An engine, and the server that it queries. */
async function hosted() {
  const server = await startHostedServer();
  onTestFinished(() => server.close());
  const records = searchRecords(pages, testSite, {
    siteUrl: 'https://x.example',
    base: '/',
  });
  server.indexes.set('docs', {
    records: new Map(records.map((record) => [record.objectID, record])),
    settings: {},
  });
  const engine = createHostedEngine(
    { appId: HOSTED_APP.appId, searchKey: HOSTED_APP.searchKey, index: 'docs', host: server.host },
    {
      language: 'en',
      tag: 'docs-default-current',
      origins: ['https://x.example'],
      base: '/',
      findPage: (path) => (path.startsWith('/docs/api/') ? path : undefined),
    },
  );
  const { signal } = new AbortController();
  const search = (query: string, limit = 10, scope: SearchScope = 'all') =>
    engine.search(query, { signal, limit, scope });
  return { server, search };
}

describe('the hosted engine', () => {
  it('requests the pages of this language and version', async () => {
    const { server, search } = await hosted();
    await search('raft');
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.body).toMatchObject({
      requests: [
        {
          indexName: 'docs',
          query: 'raft',
          hitsPerPage: 10,
          facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        },
      ],
    });
  });

  it('finds only places in a part of the documentation', async () => {
    const { search } = await hosted();
    expect((await search('raft', 1, 'api')).hits).toHaveLength(1);
    expect(await search('raft', 10, 'guides')).toMatchObject({ hits: [], total: 0 });
  });

  it('returns places of this site, each once, with matches as ranges', async () => {
    const { search } = await hosted();
    const { source, hits, total } = await search('floats');
    expect(source).toBe('hosted');
    expect(hits).toEqual([
      {
        id: '/docs/api/raft#floating',
        href: '/docs/api/raft#floating',
        page: { text: '<Raft />', ranges: [] },
        sections: [{ text: 'Floating', ranges: [] }],
        snippet: { text: 'A raft floats on <Water>.', ranges: [[7, 13]] },
      },
    ]);
    expect(total).toBe(1);
    const places = (await search('raft')).hits.map(({ href }) => href);
    expect(places).toEqual(['/docs/api/raft', '/docs/api/raft#floating']);
  });

  it('finds nothing, without a request, for a query without words', async () => {
    const { server, search } = await hosted();
    expect(await search('<>')).toEqual({ source: 'hosted', hits: [], total: 0 });
    expect(server.requests).toEqual([]);
  });

  it.each(uselessReplies(PAGE))('rejects when the answer is %s: %o', async (_, fault) => {
    const { server, search } = await hosted();
    server.fault = () => fault;
    await expect(search('raft')).rejects.toThrow();
  });

  it.each([
    ['a million hits', `{"results":[{"hits":[${'{"url":"/docs/api/raft"},'.repeat(1_000_000)}null]}]}`],
    ['a hit of twenty megabytes', replyOf({ url: PAGE, content: 'x'.repeat(20_000_000) })],
  ])('does not read %s to the end', async (_, body) => {
    const { server, search } = await hosted();
    server.fault = () => ({ kind: 'body', body });
    await expect(search('raft')).rejects.toThrow('more than was asked for');
  });

  it('recovers when the server does, because failures are not kept', async () => {
    const { server, search } = await hosted();
    server.fault = () => ({ kind: 'body', body: '{"results":[{}]}' });
    await expect(search('raft')).rejects.toThrow();
    server.fault = () => undefined;
    expect((await search('raft')).hits).toHaveLength(2);
  });

  it('skips hits that cannot be followed and repeated hits', async () => {
    const { server, search } = await hosted();
    const hit = (changed: object) => ({ url: PAGE, hierarchy: { lvl1: 'Raft' }, ...changed });
    const body = replyOf(
      hit({ url: 'data:text/html,x' }),
      hit({ objectID: '1' }),
      hit({ objectID: '1' }),
      hit({ url: '//evil.example' }),
      hit({ hierarchy: null }),
      hit({ url: 'https://x.example/docs/api/raft#__proto__', hierarchy: { lvl1: 7, lvl0: 'API' } }),
    );
    server.fault = () => ({ kind: 'body', body });
    const results = await search('raft');
    expect(results.hits.map(({ id, page }) => [id, page.text])).toEqual([
      ['/docs/api/raft', 'Raft'],
      ['/docs/api/raft#__proto__', 'API'],
    ]);
    expect(results.total).toBe(2);
  });
});

it('of more hits than were requested, and of endless texts, only the beginning is read, in a moment', async () => {
  let read = 0;
  const endless = '&amp;__match__'.repeat(100_000);
  const levels = HIERARCHY_LEVELS.map((level) => [level, endless]);
  const hit = { url: PAGE, hierarchy: Object.fromEntries(levels), content: endless };
  const hits = Array.from({ length: 10_000 }, (_, number) => ({ ...hit, url: `${PAGE}#${number}` }));
  const read100 = () =>
    readReply({ results: [{ hits, nbHits: 10_001 }] }, (url) => {
      read += 1;
      return url;
    });
  const results = read100();
  expect(read).toBe(100);
  expect(results.hits).toHaveLength(100);
  expect(results.hits[0]?.snippet.text.length).toBeLessThanOrEqual(1000);
  expect(await costOf(read100, '')).toBeLessThan(200);
});
