import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  HOSTED_APP,
  type HostedRequest,
  type HostedServer,
  startHostedServer,
} from './hosted-server.testing.ts';
import { checkPublishSettings, publish } from './publish.ts';
import { searchRecords } from './search-records.ts';
import { docPage, testSite } from './searchable-site.testing.ts';

// The client's limits never pass: a busy machine may stop a process for longer.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const sections = Array.from({ length: 600 }, (_, index) => `<h2 id="s${index}">S${index}</h2><p>Text.</p>`);
const pages = [docPage({ slug: 'raft', title: 'Raft', html: sections.join('') })];
const records = searchRecords(pages, testSite, { siteUrl: 'https://otter.example', base: '/' });

const started = async () => {
  const server = await startHostedServer();
  onTestFinished(() => server.close());
  return server;
};

const environmentOf = (server: HostedServer) => ({
  VITE_ALGOLIA_APP_ID: HOSTED_APP.appId,
  VITE_ALGOLIA_INDEX: 'otter',
  ALGOLIA_ADMIN_KEY: HOSTED_APP.adminKey,
  VITE_ALGOLIA_HOST: server.host,
});

const publishTo = (server: HostedServer, changed: Record<string, string> = {}) =>
  publish(records, { ...environmentOf(server), ...changed });

const steps = (requests: readonly HostedRequest[]) =>
  requests.map(({ method, path }) => `${method} ${path.replace(/^.*\//, '').replace(/^\d+$/, 'task')}`);

describe('publishing', () => {
  it('fills a temporary index, which replaces the published one', async () => {
    const server = await started();
    server.indexes.set('otter', { records: new Map(), settings: { old: true } });
    await publishTo(server);
    const index = server.indexes.get('otter');
    expect([...server.indexes.keys()]).toEqual(['otter']);
    expect(index?.records.size).toBe(records.length);
    expect(index?.settings).toMatchObject({
      attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
    });
    expect(steps(server.requests).filter((step) => !step.includes('task'))).toEqual([
      'PUT settings',
      'POST operation',
      'POST batch',
      'POST batch',
      'POST operation',
      'POST operation',
    ]);
  });

  it('reports that the key is rejected, and which rights it needs', async () => {
    const server = await started();
    const refused = publishTo(server, { ALGOLIA_ADMIN_KEY: HOSTED_APP.searchKey });
    await expect(refused).rejects.toThrow(
      /Invalid .* ALGOLIA_ADMIN_KEY must belong to the application "TESTAPP"/,
    );
  });

  it('reports that there is no answer', async () => {
    const server = await started();
    await server.close();
    await expect(publishTo(server)).rejects.toThrow(/could not be published in "otter": Unreachable hosts/);
  });

  it.each(['VITE_ALGOLIA_APP_ID', 'VITE_ALGOLIA_INDEX', 'ALGOLIA_ADMIN_KEY'])(
    'reports that %s is missing',
    async (name) => {
      const environment = { ...environmentOf(await started()), [name]: '' };
      expect(() => checkPublishSettings(environment)).toThrow(`${name} is missing`);
    },
  );

  it('refuses a public key that may do more than search, and changes nothing', async () => {
    const server = await started();
    const key = { VITE_ALGOLIA_SEARCH_KEY: HOSTED_APP.adminKey };
    await expect(publishTo(server, key)).rejects.toThrow(
      'VITE_ALGOLIA_SEARCH_KEY is public, but has the rights search, addObject.',
    );
    expect(server.indexes.size).toBe(0);
    await publishTo(server, { VITE_ALGOLIA_SEARCH_KEY: HOSTED_APP.searchKey });
    expect(server.indexes.size).toBe(1);
  });
});
