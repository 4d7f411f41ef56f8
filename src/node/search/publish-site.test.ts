import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  HOSTED_APP,
  type HostedRequest,
  type HostedServer,
  startHostedServer,
} from './hosted-server.testing.ts';
import { publishSite } from './publish.ts';
import { docPage, testSite } from './searchable-site.testing.ts';

// The client's limits never pass: a busy machine may stop a process for longer.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const html = Array.from({ length: 250 }, (_, index) => `<h2 id="s${index}">S${index}</h2><p>Text.</p>`).join(
  '',
);
const pages = [docPage({ slug: 'raft', title: 'Raft', html })];

const started = async () => {
  const server = await startHostedServer();
  onTestFinished(() => server.close());
  return server;
};

async function publishTo(server: HostedServer, changed: Record<string, string> = {}, isDryRun = false) {
  const lines: string[] = [];
  const environment = {
    VITE_ALGOLIA_APP_ID: HOSTED_APP.appId,
    VITE_ALGOLIA_INDEX: 'otter',
    ALGOLIA_ADMIN_KEY: HOSTED_APP.adminKey,
    VITE_ALGOLIA_HOST: server.host,
    ...changed,
  };
  const place = { siteUrl: 'https://otter.example', base: '/' };
  await publishSite({
    load: async () => ({ pages, site: testSite }),
    place,
    environment,
    isDryRun,
    log: (line) => lines.push(line),
  });
  return lines;
}

const steps = (requests: readonly HostedRequest[]) =>
  requests.map(({ method, path }) => `${method} ${path.replace(/^.*\//, '').replace(/^\d+$/, 'task')}`);

describe('publishing', () => {
  it('fills a temporary index, settings first, which replaces the published one', async () => {
    const server = await started();
    server.indexes.set('otter', { records: new Map(), settings: { old: true } });
    const lines = await publishTo(server);
    const index = server.indexes.get('otter');
    expect([...server.indexes.keys()]).toEqual(['otter']);
    expect(index?.records.size).toBe(501);
    expect(index?.settings).toMatchObject({
      attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
    });
    expect(steps(server.requests).filter((step) => !step.includes('task'))).toEqual([
      'PUT settings',
      'POST operation',
      'POST batch',
      'POST batch',
      'POST batch',
      'POST operation',
    ]);
    expect(lines.slice(1, 4)).toEqual([
      '200 of 501 records sent',
      '400 of 501 records sent',
      '501 of 501 records sent',
    ]);
    expect(lines.at(-1)).toMatch(/^501 records of 1 pages are published in "otter"\. It took [\d.]+ s\.$/);
  });

  it('creates an index that does not exist', async () => {
    const server = await started();
    await publishTo(server);
    expect(server.indexes.get('otter')?.records.size).toBe(501);
  });

  it('leaves the published index as it was when it fails halfway', async () => {
    const server = await started();
    const before = { records: new Map(), settings: { old: true } };
    server.indexes.set('otter', before);
    server.fault = ({ path }) =>
      path.endsWith('/batch') &&
      server.requests.filter((request) => request.path.endsWith('/batch')).length > 1
        ? { kind: 'body', status: 400, body: '{"message":"Record is too big","status":400}' }
        : undefined;
    await expect(publishTo(server)).rejects.toThrow('answered 400: Record is too big');
    expect([...server.indexes]).toEqual([['otter', before]]);
  });

  it('reports that the key is rejected', async () => {
    const server = await started();
    const refused = publishTo(server, { ALGOLIA_ADMIN_KEY: HOSTED_APP.searchKey });
    await expect(refused).rejects.toThrow(
      /refused the key .* ALGOLIA_ADMIN_KEY must belong to the application "TESTAPP"/,
    );
  });

  it('reports that there is no answer', async () => {
    const server = await started();
    await server.close();
    await expect(publishTo(server)).rejects.toThrow(
      /There was no answer from http:\/\/127\.0\.0\.1:\d+\. Check the network/,
    );
  });

  it('reports that the server is not a search index', async () => {
    const server = await started();
    server.fault = () => ({ kind: 'body', body: '<h1>Hello</h1>', type: 'text/html' });
    await expect(publishTo(server)).rejects.toThrow('did not answer as a search index does');
  });

  it.each([
    [404, 'text/html', '<!DOCTYPE html>\n<title>Not found</title>'],
    [403, 'text/html', '<html><body>Sign in</body></html>'],
    [404, 'text/plain', `Not found\n${'at server.js\n'.repeat(50)}`],
    [400, 'application/json', '{"reason":"no"}'],
  ])('says in one sentence that a %i with %s is not from a search index', async (status, type, body) => {
    const server = await started();
    server.fault = () => ({ kind: 'body', status, body, type });
    await expect(publishTo(server)).rejects.toThrow(
      new RegExp(
        `^http://\\S+ answered ${status}, but not as a search index does\\. Check VITE_ALGOLIA_HOST\\.$`,
      ),
    );
  });

  it.each(['VITE_ALGOLIA_APP_ID', 'VITE_ALGOLIA_INDEX', 'ALGOLIA_ADMIN_KEY'])(
    'reports that %s is missing before it compiles anything',
    async (name) => {
      const server = await started();
      await expect(publishTo(server, { [name]: '' })).rejects.toThrow(`${name} is missing`);
      expect(server.requests).toEqual([]);
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

describe('a dry run', () => {
  it('counts what would be added, changed and removed, by page, and sends nothing', async () => {
    const server = await started();
    expect(await publishTo(server, {}, true)).toEqual([
      '/docs/raft: 501 added, 0 changed, 0 removed',
      'Nothing was sent. Of 501 records of 1 pages: 501 added, 0 changed, 0 removed.',
    ]);
    await publishTo(server);
    expect((await publishTo(server, {}, true)).at(-1)).toContain(': 0 added, 0 changed, 0 removed.');
    const records = server.indexes.get('otter')?.records ?? new Map();
    records.delete('/docs/raft#s1');
    records.set('/docs/raft#s2', { ...records.get('/docs/raft#s2'), badge: 'Hook' });
    records.set('/docs/gone#', { ...records.get('/docs/raft#s3'), objectID: '/docs/gone#' });
    const before = new Map(records);
    expect(await publishTo(server, {}, true)).toEqual([
      '/docs/raft: 1 added, 1 changed, 0 removed',
      '/docs/gone: 0 added, 0 changed, 1 removed',
      'Nothing was sent. Of 501 records of 1 pages: 1 added, 1 changed, 1 removed.',
    ]);
    expect(server.indexes.get('otter')?.records).toEqual(before);
  });

  it('without a key says that there is nothing to compare with', async () => {
    const server = await started();
    const lines = await publishTo(server, { ALGOLIA_ADMIN_KEY: '' }, true);
    expect(server.requests).toEqual([]);
    expect(lines).toEqual([
      'Nothing was sent. There are 501 records of 1 pages, but no index to compare with: ALGOLIA_ADMIN_KEY not set.',
    ]);
  });
});
