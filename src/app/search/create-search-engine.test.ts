import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { HOSTED_APP, startHostedServer } from '../../node/search/hosted-server.testing.ts';
import { searchRecords } from '../../node/search/search-records.ts';
import { docPage, indexText, testSite } from '../../node/search/searchable-site.testing.ts';
import { createSearchEngine } from './create-search-engine.ts';
import { FakeWorker } from './engine/offline/fake-worker.testing.ts';

const slug = 'overview';
const page = { slug, title: 'Raft', html: '<p>It floats.</p>' };
const realFetch = fetch;
const fetched = vi.fn<typeof fetch>();
const browser = { location: { origin: 'https://preview.example' } };

beforeEach(() => {
  // The limits for the hosted index never pass by themselves: a busy machine may stop a process for longer.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockReset().mockImplementation(async (url, init) =>
    // The hosted index is another server.
    String(url).startsWith('http') ? realFetch(url, init) : new Response(indexText([page])),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { dataset: { searchIndex: '/assets/search-1.json' } } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A hosted index with the records of the page, and a site that was built with it. */
async function builtWithHosted() {
  const server = await startHostedServer();
  onTestFinished(() => server.close());
  const place = { siteUrl: 'https://site.example', base: '/' };
  const records = searchRecords([docPage(page)], testSite, place);
  server.indexes.set('docs', {
    records: new Map(records.map((record) => [record.objectID, record])),
    settings: {},
  });
  vi.stubEnv('VITE_ALGOLIA_APP_ID', HOSTED_APP.appId);
  vi.stubEnv('VITE_ALGOLIA_SEARCH_KEY', HOSTED_APP.searchKey);
  vi.stubEnv('VITE_ALGOLIA_INDEX', 'docs');
  vi.stubEnv('VITE_ALGOLIA_HOST', server.host);
  vi.stubEnv('SITE_ORIGIN', 'https://site.example');
  return server;
}

const options = () => ({ signal: new AbortController().signal, limit: 5 });

describe('the search of a site', () => {
  it('is offline if no hosted index is set, and fetches its index at once', async () => {
    const engine = createSearchEngine();
    expect(fetched).toHaveBeenCalledTimes(1);
    const { source, hits } = await engine.search('floats', options());
    expect([source, hits.map(({ href }) => href)]).toEqual(['offline', [`/docs/${slug}`]]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is hosted if such an index is set, with links to the published site', async () => {
    await builtWithHosted();
    const { source, hits } = await createSearchEngine().search('floats', options());
    expect([source, hits.map(({ href }) => href)]).toEqual(['hosted', [`/docs/${slug}`]]);
  });

  it('is offline while the hosted index refuses', async () => {
    const server = await builtWithHosted();
    server.fault = () => ({ kind: 'body', status: 403, body: '{"message":"Invalid key"}' });
    expect((await createSearchEngine().search('floats', options())).source).toBe('offline');
  });
});
